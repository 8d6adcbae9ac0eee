import { execFileSync } from "node:child_process";

/** Files that exist: ESLint needs them to find the types and what they import. */
const existing = {
  model: "src/model/event.ts",
  domain: "src/domain/routes.ts",
  hook: "src/hooks/useNow.ts",
  component: "src/components/events/EventCard.tsx",
  part: "src/components/ui/Tag.tsx",
  page: "src/pages/404.tsx",
};

const up = "import-x/no-restricted-paths";

interface Case {
  readonly file: string;
  readonly imported: string;
  readonly broken: readonly string[];
}

const cases: readonly Case[] = [
  { file: existing.model, imported: "../domain/routes", broken: [up] },
  { file: existing.domain, imported: "../components/ui/Tag", broken: [up] },
  { file: existing.domain, imported: "../hooks/useNow", broken: [up] },
  { file: existing.domain, imported: "../gatsby/finish-site", broken: [up] },
  { file: existing.hook, imported: "../gatsby/finish-site", broken: [up] },
  { file: existing.component, imported: "../../templates/event", broken: [up] },
  { file: existing.component, imported: "../../gatsby/finish-site", broken: [up] },
  { file: existing.page, imported: "../../gatsby-config", broken: [up] },
  { file: existing.part, imported: "../content/cards/Card", broken: [up] },
  { file: existing.part, imported: "gatsby", broken: ["no-restricted-imports"] },
  { file: existing.domain, imported: "../model/event", broken: [] },
  { file: existing.domain, imported: "./shape", broken: [] },
  { file: existing.hook, imported: "../domain/routes", broken: [] },
  { file: existing.component, imported: "../../domain/routes", broken: [] },
  { file: existing.component, imported: "../../hooks/useNow", broken: [] },
  { file: existing.component, imported: "../ui/Tag", broken: [] },
  { file: existing.component, imported: "gatsby", broken: [] },
  { file: existing.page, imported: "../components/ui/Tag", broken: [] },
  { file: existing.part, imported: "./Icon", broken: [] },
];

/** The rules that each file would break, ESLint being loaded once for all. */
const answers = new Map<Case, unknown>();

beforeAll(() => {
  const texts = cases.map(({ file, imported }) => ({ filePath: file, text: `import "${imported}";\n` }));
  const input = JSON.stringify(texts);
  const output = execFileSync(process.execPath, ["tests/support/lint-imports.mjs"], { input, encoding: "utf8" });
  const results: unknown = JSON.parse(output);
  if (Array.isArray(results)) for (const [index, one] of cases.entries()) answers.set(one, results[index]);
}, 120_000);

const named = (list: readonly Case[]) => list.map((one) => ({ ...one, one }));

describe("The floors of the house", () => {
  it.each(named(cases.filter(({ broken }) => broken.length > 0)))(
    "forbid $file to look up to $imported",
    ({ one, broken }) => {
      expect(answers.get(one)).toEqual(broken);
    },
  );

  it.each(named(cases.filter(({ broken }) => broken.length === 0)))(
    "let $file look down or across to $imported",
    ({ one }) => {
      expect(answers.get(one)).toEqual([]);
    },
  );
});
