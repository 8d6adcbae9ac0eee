import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import type { z } from "zod";
import { textNames } from "../../scripts/lint-rules/content-texts.mjs";
import { kinds, singletons } from "../../src/model/content-model";
import { isJsonObject } from "../../src/model/schema/json-object";
import { fieldsOf, groupSchemaOf } from "../../src/model/schema/schema-fields";
import { parseJsonObject } from "../support/json-object";
import { makeFolder } from "../support/temporary-folder";

/** Folders with one file each that imports something. */
const folders = {
  model: "src/model",
  domain: "src/domain",
  content: "src/content",
  hook: "src/hooks",
  component: "src/components/events",
  part: "src/components/ui",
  page: "src/pages",
};

/** Fields that hold codes, or whose texts are drawn by one component for all kinds. */
const otherwiseShown = new Set(
  `accent accentDark authorId awardsWon contactEmail contactPhone currency currencyName email event from id label menuLabel note
  phone place projectsBuilt pronouns securityContact sheet site timeZone`.split(/\s+/),
);

const upward = "never goes up a floor";
const content = "must not know the content";
const gatsby = "must not know Gatsby";

const cases = [
  { folder: folders.model, imported: "../domain/routes", broken: upward },
  { folder: folders.domain, imported: "../components/ui/Tag", broken: upward },
  { folder: folders.domain, imported: "../hooks/useNow", broken: upward },
  { folder: folders.domain, imported: "../gatsby/finish-site", broken: upward },
  { folder: folders.hook, imported: "../gatsby/finish-site", broken: upward },
  { folder: folders.content, imported: "../outputs/site", broken: upward },
  { folder: folders.component, imported: "../../templates/event", broken: upward },
  { folder: folders.component, imported: "../../gatsby/finish-site", broken: upward },
  { folder: folders.page, imported: "../../gatsby-config", broken: upward },
  { folder: folders.page, imported: "../../tools/old-site/notes", broken: upward },
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

const address = "may be a path of the site";
const text = "put it into <Text>";
const oneString = "Make one string of a value";
const words = "add {...languageOf(…)}";
const state = "A module has no state";
const catalogue = "take it from the catalogue";

/** Elements of components. */
const elements = [
  { jsx: '<a href="/events" />', broken: address },
  { jsx: "<a href={to} />", broken: address },
  { jsx: "<img src={isDark ? dark : undefined} alt='' />", broken: address },
  { jsx: "<form action={`/${to}`} />", broken: address },
  { jsx: "<a href={servedPath(to)} />", broken: null },
  { jsx: "<a href={to ? servedPath(to) : undefined} />", broken: null },
  { jsx: "<a href={`#${to}`} />", broken: null },
  { jsx: '<a href="https://example.org" />', broken: null },
  { jsx: "<SiteLink to={to} />", broken: null },
  { jsx: "<h1>{title}</h1>", broken: text },
  { jsx: "<p>{event.title}</p>", broken: text },
  { jsx: "<p>{short ?? event.description}</p>", broken: text },
  { jsx: "<>{name}</>", broken: text },
  { jsx: "<p># {count}</p>", broken: oneString },
  { jsx: "<p>{isOpen && count} /</p>", broken: oneString },
  { jsx: "<p>{`# ${count}`}</p>", broken: null },
  { jsx: "<p>{capitalised(category)}</p>", broken: text },
  { jsx: "<Tag>{category}</Tag>", broken: null },
  { jsx: "<Text>{title}</Text>", broken: null },
  { jsx: "<p>{title && <Text>{title}</Text>}</p>", broken: null },
  { jsx: "<p>{children}</p>", broken: null },
  { jsx: "<progress aria-label={`(${course.title})`} />", broken: words },
  { jsx: "<progress aria-label={title} {...languageOf(title)} />", broken: null },
  { jsx: "<p>Page</p>", broken: catalogue },
  { jsx: '<button title="Close" />', broken: catalogue },
  { jsx: '<Section title={isOpen ? "Open" : t("Closed")} />', broken: catalogue },
  { jsx: "<p>{isOpen && `Page ${count}`}</p>", broken: catalogue },
  { jsx: '<progress aria-label={t("Ratings")} />', broken: null },
  { jsx: "<p>$ ls -a</p>", broken: null },
].map((one, index) => ({ ...one, file: `${folders.component}/Case${index}.tsx` }));

/** Statements of modules. */
const statements = [
  { code: "let count = 0; export const next = () => (count += 1);", broken: state },
  { code: "export let count = 0;", broken: state },
  { code: "export const next = (count: number) => { let all = count; return (all += 1); };", broken: null },
  { code: "export const counts = new Map<string, number>();", broken: null },
].map((one, index) => ({ ...one, file: `${folders.domain}/statement-${index}.ts` }));

/** The linter's answers about each file, which is checked in a separate folder with the project's configuration. */
const messages = new Map<string, string[]>();
const project = makeFolder();

beforeAll(() => {
  // None of these rules needs types, which would take long to load.
  const configuration = readFileSync(".oxlintrc.json", "utf8").replaceAll(
    /"(typeAware|typeCheck)": true/g,
    '"$1": false',
  );
  writeFileSync(path.join(project, ".oxlintrc.json"), configuration);
  cpSync("scripts/lint-rules", path.join(project, "scripts/lint-rules"), { recursive: true });
  const write = (file: string, code: string) => {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), code);
    messages.set(file, []);
  };
  for (const { file, imported } of cases) write(file, `import "${imported}";\n`);
  for (const { file, jsx } of elements) write(file, `export const element = ${jsx};\n`);
  for (const { file, code } of statements) write(file, `${code}\n`);
  const linter = path.resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [linter, "--format=json"], { cwd: project, encoding: "utf8" });
  const { diagnostics } = parseJsonObject(stdout);
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

describe("A module of src", () => {
  it.each(statements.filter(({ broken }) => broken !== null))(
    "may not remember anything: $code",
    ({ file, broken }) => {
      expect(messages.get(file)).toEqual([expect.stringContaining(broken ?? "")]);
    },
  );

  it.each(statements.filter(({ broken }) => broken === null))("may say $code", ({ file }) => {
    expect(messages.get(file)).toEqual([]);
  });
});

describe("An element of a component", () => {
  it.each(elements.filter(({ broken }) => broken !== null))("may not be $jsx", ({ file, broken }) => {
    expect(messages.get(file)).toEqual([expect.stringContaining(broken ?? "")]);
  });

  it.each(elements.filter(({ broken }) => broken === null))("may be $jsx", ({ file }) => {
    expect(messages.get(file)).toEqual([]);
  });
});

test("the linter knows every field of the content that holds a text and is shown as one", () => {
  const namesIn = (schema: z.ZodObject): readonly string[] =>
    fieldsOf(schema).flatMap((field) => {
      const group = groupSchemaOf(field);
      if (group) return namesIn(group);
      return field.info.kind === "text" || field.info.kind === "long-text" ? [field.name] : [];
    });
  const names = new Set([...kinds, ...singletons].flatMap(({ schema }) => namesIn(schema)));
  expect([...names].filter((name) => !textNames.has(name) && !otherwiseShown.has(name))).toEqual([]);
});
