import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  classNames,
  publishFontsAsFiles,
  shortenClassNames,
  sonnerStylesAsFile,
} from "../../../../src/gatsby/webpack/styles";

const file = "src/components/content/cards/Card.module.css";

const terminal = "src/components/home/Terminal.module.css";

/** Gatsby's rule for style sheets, as far as it matters here. */
const styleRule = (modules: object) => ({
  oneOf: [{ test: /\.module\.css$/, use: [{ loader: "extract" }, { loader: "css-loader", options: { modules } }] }],
});

const nameBy = (modules: object, name: string): unknown => {
  const getLocalIdent: unknown = Reflect.get(modules, "getLocalIdent");
  if (typeof getLocalIdent !== "function") throw new Error("the loader names classes by itself");
  return Reflect.apply(getLocalIdent, undefined, [{ resourcePath: path.resolve(file) }, "", name]);
};

describe("The short name of a class", () => {
  it("is the same in each build, wherever the site lies", () => {
    const scripts = { localIdentName: "[name]" };
    const html = { localIdentName: "[name]" };
    shortenClassNames([styleRule(scripts)]);
    shortenClassNames([styleRule(html)]);
    expect(nameBy(scripts, "title")).toBe(classNames()(file, "title"));
    expect(nameBy(html, "title")).toBe(classNames()(file, "title"));
  });

  it("differs between files, and between the classes of a file, which begin alike", () => {
    const nameOf = classNames();
    const names = Array.from({ length: 100 }, (_, index) => nameOf(file, `class-${String(index)}`));
    expect(new Set([...names, nameOf(file, "class-3"), nameOf(terminal, "class-3")]).size).toBe(101);
    expect(new Set(names.map((name) => name.slice(0, 2))).size).toBe(1);
    expect(names.filter((name) => !/^[q-z][a-z0-9]{2,3}$/.test(name))).toEqual([]);
  });

  it("is found for files that come while a site is being developed, as far as there are names", () => {
    const nameOf = classNames();
    expect(nameOf("new.module.css", "title")).not.toBe(nameOf(file, "title"));
    expect(() => {
      for (let number = 0; number < 1000; number += 1) nameOf(`${number}.module.css`, "title");
    }).toThrow("too many CSS modules");
  });
});

test("a Gatsby without CSS modules is refused", () => {
  expect(() => {
    shortenClassNames([{ test: /\.css$/, use: [{ loader: "css-loader", options: { modules: false } }] }]);
  }).toThrow("adapt src/gatsby/webpack/styles.ts");
});

test("Fonts are published as files, however small; pictures stay as they are", () => {
  const font = { limit: 10_000, name: "static/[name]-[hash].[ext]" };
  const picture = { limit: 10_000 };
  publishFontsAsFiles([
    { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [{ loader: "url-loader", options: font }] },
    { test: /\.png$/, use: [{ loader: "url-loader", options: picture }] },
    { test: /letters\.woff2$/, use: "own-loader.js" },
  ]);
  expect(font).toEqual({ limit: false, name: "static/[name]-[hash].[ext]" });
  expect(picture).toEqual({ limit: 10_000 });
});

test.each([[[]], [[{ test: /\.woff2$/, use: [] }]], [[{ test: /\.png$/, use: [{ options: { limit: 1 } }] }]]])(
  "Another way to load fonts is refused: %j",
  (rules) => {
    expect(() => publishFontsAsFiles(rules)).toThrow("adapt src/gatsby/webpack/styles.ts");
  },
);

const installed = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");

const rulesIn = (css: string) => css.split("{").length;

describe("The sonner that is installed", () => {
  const adapted = sonnerStylesAsFile(installed);

  it("writes a style element unless it is adapted", () => {
    expect(installed).toContain("createElement('style')");
    expect(adapted).not.toMatch(/createElement\(['"]style['"]\)|insertCSS/);
  });

  it("imports the file that has as many rules", () => {
    const [, file = ""] = /^import "([^"]+)";\n/.exec(adapted) ?? [];
    expect(existsSync(`node_modules/${file}`)).toBe(true);
    const written: unknown = JSON.parse(/\n__insertCSS\((".*")\)/.exec(installed)?.[1] ?? '""');
    expect(rulesIn(readFileSync(`node_modules/${file}`, "utf8"))).toBe(rulesIn(String(written)));
  });
});

describe("A sonner that adds its styles in a new way", () => {
  it.each(["", "export const Toaster = () => null;", "function insertCSS(code) {\n}"])("is refused: %j", (source) => {
    expect(() => sonnerStylesAsFile(source)).toThrow("adapt src/gatsby/webpack/styles.ts");
  });
});
