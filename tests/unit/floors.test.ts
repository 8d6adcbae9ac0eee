import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { isJsonObject } from "../../src/model/schema/json-object";
import { parseJsonObject } from "../support/json-object";
import { makeFolder } from "../support/temporary-folder";

/** Folders with one file each that imports something. */
const folders = {
  model: "src/model",
  domain: "src/domain",
  hook: "src/hooks",
  component: "src/components/events",
  part: "src/components/ui",
  page: "src/pages",
};

const upward = "never goes up a floor";
const content = "must not know the content";
const gatsby = "must not know Gatsby";

const cases = [
  { folder: folders.model, imported: "../domain/routes", broken: upward },
  { folder: folders.domain, imported: "../components/ui/Tag", broken: upward },
  { folder: folders.domain, imported: "../hooks/useNow", broken: upward },
  { folder: folders.domain, imported: "../gatsby/finish-site", broken: upward },
  { folder: folders.hook, imported: "../gatsby/finish-site", broken: upward },
  { folder: folders.component, imported: "../../templates/event", broken: upward },
  { folder: folders.component, imported: "../../gatsby/finish-site", broken: upward },
  { folder: folders.page, imported: "../../gatsby-config", broken: upward },
  { folder: folders.part, imported: "../content/cards/Card", broken: content },
  { folder: folders.part, imported: "gatsby", broken: gatsby },
  { folder: folders.domain, imported: "../model/event", broken: null },
  { folder: folders.domain, imported: "./shape", broken: null },
  { folder: folders.hook, imported: "../domain/routes", broken: null },
  { folder: folders.component, imported: "../../domain/routes", broken: null },
  { folder: folders.component, imported: "../../hooks/useNow", broken: null },
  { folder: folders.component, imported: "../ui/Tag", broken: null },
  { folder: folders.component, imported: "gatsby", broken: null },
  { folder: folders.page, imported: "../components/ui/Tag", broken: null },
  { folder: folders.part, imported: "./Icon", broken: null },
].map((one, index) => ({ ...one, file: `${one.folder}/case-${index}.ts` }));

/** What the linter says about each file, which is checked in a folder of its own with the project's configuration. */
const messages = new Map<string, string[]>();
const project = makeFolder();

beforeAll(() => {
  // No rule about imports asks for types, which would take long to read.
  const configuration = readFileSync(".oxlintrc.json", "utf8").replaceAll(
    /"(typeAware|typeCheck)": true/g,
    '"$1": false',
  );
  writeFileSync(path.join(project, ".oxlintrc.json"), configuration);
  cpSync("scripts/lint-rules", path.join(project, "scripts/lint-rules"), { recursive: true });
  for (const { file, imported } of cases) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), `import "${imported}";\n`);
  }
  const linter = path.resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [linter, "--format=json"], { cwd: project, encoding: "utf8" });
  const { diagnostics } = parseJsonObject(stdout);
  for (const { file } of cases) messages.set(file, []);
  for (const diagnostic of Array.isArray(diagnostics) ? diagnostics : [])
    if (isJsonObject(diagnostic) && String(diagnostic.code).startsWith("house("))
      messages.get(String(diagnostic.filename))?.push(String(diagnostic.message));
}, 120_000);

describe("The floors of the code", () => {
  it.each(cases.filter(({ broken }) => broken !== null))("forbid $folder to import $imported", ({ file, broken }) => {
    expect(messages.get(file)).toEqual([expect.stringContaining(broken ?? "")]);
  });

  it.each(cases.filter(({ broken }) => broken === null))("let $folder import $imported", ({ file }) => {
    expect(messages.get(file)).toEqual([]);
  });
});
