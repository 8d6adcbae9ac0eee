import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "esbuild";
import type { CmsSettings } from "../configuration/configuration";
import { buildFiles } from "../../domain/routes";
import { withEsbuild } from "../../outputs/bundled-files";
import type { SiteFiles } from "../../outputs/writing/site-files";
import { floorForEsbuild } from "../../outputs/browser-floor";
import { wordsForEsbuild } from "../../outputs/words-for-esbuild";
import { wordsOfDecap } from "../../words/catalogue";
import { siteLanguage } from "../../words/site-language";
import { recolouredTokens } from "../../domain/settings/recolour";

export type AdminBundle = Awaited<ReturnType<typeof bundleAdmin>>;

/**
 * Bundles Decap and our code around it into `/admin/assets` in a few seconds; Gatsby's webpack would take more than a
 * minute in each build.
 */
export async function bundleAdmin(site: SiteFiles, settings: CmsSettings) {
  patchPackages();
  const { metafile, outputFiles } = await withEsbuild(({ build }) =>
    build({
      entryPoints: {
        admin: "src/cms/start/admin.ts",
        desk: "src/cms/desk/desk.ts",
        watch: "src/cms/start/start-watch.ts",
        storage: "src/cms/start/start-storage.ts",
        shell: "src/cms/start/shell.css",
        deskStyle: "src/cms/desk/desk.css",
        preview: "src/cms/previews/preview.css",
      },
      outdir: buildFiles.adminAsset(""),
      write: false,
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      assetNames: "[name]-[hash]",
      bundle: true,
      minify: true,
      splitting: true,
      format: "esm",
      ...floorForEsbuild(),
      jsx: "automatic",
      metafile: true,
      logLevel: "error",
      plugins: [recolourTokens, nameEncoder, wordsForEsbuild],
      loader: { ".svg": "dataurl", ".wasm": "file", ".woff2": "file" },
      define: {
        "process.env.NODE_ENV": '"production"',
        global: "window",
        CMS_SETTINGS: JSON.stringify(settings),
        WORDS_OF_DECAP: JSON.stringify(wordsOfDecap(siteLanguage())),
      },
      alias: {
        gatsby: path.resolve("src/cms/previews/gatsby-stand-in.ts"),
        // The other one needs Node's Buffer.
        "csv-parse/sync": "csv-parse/browser/esm/sync",
        fuzzy: path.resolve("src/cms/decap/find-words.ts"),
        "node:path": "path-browserify",
        path: "path-browserify",
      },
    }),
  );
  for (const { path: file, contents } of outputFiles) await site.write(assetAddress(file), contents);
  const outputs = Object.entries(metafile.outputs);
  const urlOf = (entry: string) => {
    const file = outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0];
    if (file === undefined) throw new Error(`esbuild made nothing of ${entry}`);
    return assetAddress(file);
  };
  const script = outputs.find(([, { entryPoint }]) => entryPoint === "src/cms/start/admin.ts");
  const modules = script?.[1].cssBundle;
  return {
    script: urlOf("src/cms/start/admin.ts"),
    desk: urlOf("src/cms/desk/desk.ts"),
    // These scripts run before the others, in this order.
    first: ["src/cms/start/start-watch.ts", "src/cms/start/start-storage.ts"].map(urlOf),
    style: urlOf("src/cms/start/shell.css"),
    deskStyle: urlOf("src/cms/desk/desk.css"),
    previewStyles: [urlOf("src/cms/previews/preview.css"), ...(modules === undefined ? [] : [assetAddress(modules)])],
  };
}

/**
 * Applies the patches of `patches/` to Decap, which `npm ci --ignore-scripts` skips. Patches that are applied already
 * are left alone.
 */
function patchPackages(): void {
  try {
    execFileSync(process.execPath, ["node_modules/patch-package/index.js", "--error-on-fail"], { stdio: "pipe" });
  } catch (error) {
    throw new Error("The patches of Decap can't be applied. Run npm ci, then try again.", { cause: error });
  }
}

const recolourTokens: Plugin = {
  name: "recolour-tokens",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]layout[\\/]tokens\.css$/ }, async ({ path: file }) => ({
      contents: recolouredTokens(await readFile(file, "utf8")),
      loader: "css",
    }));
  },
};

function assetAddress(file: string): string {
  return buildFiles.adminAsset(path.basename(file));
}

/**
 * Decap shrinks pictures with a program beside its script. Browsers cache the editor's files forever, so the name of
 * the program gets a hash: otherwise, a new script would use the old program.
 */
const nameEncoder: Plugin = {
  name: "name-encoder",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@jsquash[\\/]webp[\\/]codec[\\/]enc[\\/]\w+\.js$/ }, async ({ path: file }) => ({
      contents: withNamedProgram(await readFile(file, "utf8")),
      loader: "js",
    }));
  },
};

/** @throws Error if the script names its program in an unexpected way */
export function withNamedProgram(script: string): string {
  const address = /new URL\("(\w+\.wasm)",\s*import\.meta\.url\)/;
  const program = address.exec(script)?.[1];
  if (program === undefined)
    throw new Error("The encoder of @jsquash/webp has changed, expected it to name its program");
  const named = script.replace(address, "new URL(encoderProgram, import.meta.url)");
  return `import encoderProgram from "./${program}";\n${named}`;
}
