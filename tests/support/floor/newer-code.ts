import path from "node:path";
import ts from "typescript";
import { browsersWithout, globalOf, memberOf, newerNames } from "./newer-features";
import { readdirSync } from "node:fs";
import { build } from "esbuild";

/** A use of something in code that a browser of the floor does not have. */
export interface NewerUse {
  /** `Array.toSorted`, or `look-behind` in a regular expression. */
  readonly name: string;
  readonly place: string;
}

/**
 * Finds features in TypeScript that browsers of the floor lack, by type, so that `URLSearchParams.size` differs from
 * `Set.size`.
 */
export function newerUses(files: readonly string[]): readonly NewerUse[] {
  const { options, fileNames } = projectOf(files);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const names = newerNames();
  const uses: NewerUse[] = [];
  for (const file of files) {
    const source = program.getSourceFile(path.resolve(file));
    if (!source) throw new Error(`TypeScript does not know ${file}`);
    const note = (name: string, node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      uses.push({ name, place: `${file}:${line + 1}` });
    };
    const visit = (node: ts.Node): void => {
      if (hasLookBehind(node)) note("look-behind", node);
      if (ts.isIdentifier(node) && names.has(node.text)) {
        const name = newerName(symbolOf(node, checker));
        if (name !== undefined) note(name, node);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}

const configHost: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, " "));
  },
};

function projectOf(files: readonly string[]) {
  const options = ts.getParsedCommandLineOfConfigFile("tsconfig.json", {}, configHost)?.options;
  if (!options) throw new Error("tsconfig.json can't be read");
  return {
    options,
    fileNames: [...files, "src/assets.d.ts", "src/gatsby-types.d.ts"].map((file) => path.resolve(file)),
  };
}

/** Safari reads it from version 16.4 on; the text of a regular expression may also be in a string. */
function hasLookBehind(node: ts.Node): boolean {
  const isText = ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
  return isText && /\(\?<[=!]/.test(node.getText());
}

/** The symbol of an identifier; in `const { size } = parameters` the property. */
function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (!ts.isBindingElement(parent) || !ts.isObjectBindingPattern(parent.parent))
    return checker.getSymbolAtLocation(node);
  return checker.getTypeAtLocation(parent.parent).getProperty((parent.propertyName ?? node).getText());
}

/** The name under which TypeScript's libraries declare a missing feature. */
function newerName(symbol: ts.Symbol | undefined): string | undefined {
  for (const declaration of symbol?.declarations ?? []) {
    if (!/\/lib\.[^/]*\.d\.ts$/.test(declaration.getSourceFile().fileName)) continue;
    const { parent } = declaration;
    const name = symbol?.name ?? "";
    if (ts.isInterfaceDeclaration(parent)) {
      const owner = parent.name.text.replace(/^Readonly(?=Array$|Map$|Set$)/, "").replace(/Constructor$/, "");
      if (browsersWithout(memberOf(owner, name)).length > 0) return `${owner}.${name}`;
    } else if (browsersWithout(globalOf(name)).length > 0) return name;
  }
  return undefined;
}

const pages = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);

/** The TypeScript files that become part of scripts for readers' and editors' browsers. */
export async function browserCode(): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [
      ...[
        "src/gatsby/browser/application.tsx",
        "src/components/start/start.ts",
        "src/components/search/worker/worker.ts",
      ],
      ...[
        "src/cms/start/admin.ts",
        "src/cms/desk/desk.ts",
        "src/cms/start/start-storage.ts",
        "src/cms/start/start-watch.ts",
      ],
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
