import { readdirSync } from "node:fs";
import { build } from "esbuild";

const pages = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);

/** The files of TypeScript that become a part of the scripts that readers' and editors' browsers run. */
export async function browserCode(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [
      ...[
        "src/gatsby/browser/application.tsx",
        "src/components/start/start.ts",
        "src/components/search/worker/worker.ts",
      ],
      ...["src/cms/start/admin.ts", "src/cms/desk/desk.ts", "src/cms/start/start-watch.ts"],
      ...pages,
    ],
    outdir: "none",
    write: false,
    bundle: true,
    splitting: true,
    format: "esm",
    packages: "external",
    external: ["$virtual/*"],
    loader: { ".css": "empty", ".woff2": "empty", ".svg": "empty" },
    jsx: "automatic",
    metafile: true,
    logLevel: "error",
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return [...new Set(used)].filter((file) => /^src\/.*\.tsx?$/.test(file)).sort();
}
