import { readFileSync } from "node:fs";
import { contrast } from "../../src/model/accent-colours";

const css = readFileSync("src/components/layout/tokens.css", "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** The declarations of the block that begins with this selector. */
function block(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return new Map(
    body
      .split(";")
      .map((declaration) => declaration.trim())
      .filter(Boolean)
      .map((declaration) => {
        const [name = "", ...value] = declaration.split(":");
        return [name.trim(), value.join(":").trim()] as const;
      }),
  );
}

const tokens = block("\n:root");
const systemDark = block(':root:not([data-theme="light"])');
const chosenDark = block(':root[data-theme="dark"]');

const moreContrast = block(":root:root");

/** The tokens with the values of one theme. */
function inTheme(theme: "light" | "dark"): ReadonlyMap<string, string> {
  const inThis = (value: string) => new RegExp(`--${theme}, ([^)]*)`).exec(value)?.[1] ?? value;
  return new Map([...tokens].map(([name, value]) => [name, inThis(value)] as const));
}

const themes = { light: inTheme("light"), dark: inTheme("dark") };

/** Colours of text and the backgrounds that they have somewhere in the site's styles. */
const texts: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ["ink", ["paper", "surface", "sunken", "accent-wash"]],
  ["ink-soft", ["paper", "surface", "sunken", "accent-wash"]],
  ["accent", ["paper", "surface", "sunken", "accent-wash"]],
  ["accent-strong", ["paper", "surface", "sunken", "accent-wash"]],
  ["highlight", ["paper", "surface", "highlight-wash"]],
  ["danger", ["paper", "surface", "danger-wash"]],
  ["on-accent", ["accent", "accent-strong"]],
  ...Array.from(
    { length: 10 },
    (_, tier) => [`tier-${tier + 1}`, ["paper", "surface", "accent-wash", "highlight-wash"]] as const,
  ),
  ["terminal-ink", ["terminal"]],
  ["terminal-green", ["terminal"]],
  ["terminal-amber", ["terminal"]],
];

/** Borders and outlines without which a control or its focus could not be told. */
const edges: readonly (readonly [edge: string, grounds: readonly string[]])[] = [
  ["line-strong", ["paper", "surface"]],
  ["accent", ["paper", "surface"]],
  ["focus", ["paper", "surface", "terminal"]],
  ["terminal-edge", ["terminal"]],
];

const pairs = (list: typeof texts) =>
  Object.entries(themes).flatMap(([theme, tokens]) =>
    list.flatMap(([ink, grounds]) => grounds.map((ground) => ({ theme, tokens, ink, ground }))),
  );

function contrastOf(tokens: ReadonlyMap<string, string>, ink: string, ground: string): number {
  return contrast(tokens.get(`--${ink}`) ?? "missing", tokens.get(`--${ground}`) ?? "missing");
}

describe("The design tokens", () => {
  it("are dark in the same way for a dark system and for a reader who chose dark", () => {
    expect([...systemDark]).toEqual([...chosenDark]);
    expect([...chosenDark]).toEqual([
      ["--light", ""],
      ["--dark", "initial"],
      ["color-scheme", "dark"],
    ]);
  });

  it("are dark on screens only, since paper is light", () => {
    const media = [...css.matchAll(/@media (.*) \{\s*:root/g)].map(([, condition]) => condition);
    expect(media).toEqual(["screen and (prefers-color-scheme: dark)", "screen", "(prefers-contrast: more)"]);
    expect(css.match(/^:root/gm)).toHaveLength(1);
  });

  it("have a value for both themes if they have one for either", () => {
    const values = [...tokens.values()].filter((value) => value.includes("var(--"));
    const ofThemes = values.filter((value) => /--(?:light|dark)/.test(value));
    expect(ofThemes.filter((value) => !/^var\(--light, #\w{6}\) var\(--dark, #\w{6}\)$/.test(value))).toEqual([]);
  });

  it.each(pairs(texts))("let $ink be read on $ground in the $theme theme", ({ tokens, ink, ground }) => {
    expect(contrastOf(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(edges))("let $ink be seen as an edge on $ground in the $theme theme", ({ tokens, ink, ground }) => {
    expect(contrastOf(tokens, ink, ground)).toBeGreaterThanOrEqual(3);
  });

  it("draw secondary text, and the borders of fields, as strongly as text for readers who ask for more contrast", () => {
    const strongAsText = ["--ink-soft", "--line", "--line-strong"].map((name) => [name, "var(--ink)"]);
    expect([...moreContrast]).toEqual(strongAsText);
    // They are set with less weight, and earlier.
    expect([...tokens.keys()]).toEqual(expect.arrayContaining([...moreContrast.keys()]));
  });
});
