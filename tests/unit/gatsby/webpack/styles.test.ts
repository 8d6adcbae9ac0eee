import path from "node:path";
import { classNames, shortenClassNames, publishFontsAsFiles } from "../../../../src/gatsby/webpack/styles";

const file = "src/components/ui/Card.module.css";

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
  it("is four letters and digits, of which the first is a letter", () => {
    const names = Array.from({ length: 500 }, (_, index) => classNames()(file, `class-${String(index)}`));
    expect(names.filter((name) => !/^[a-zA-Z][a-zA-Z0-9]{3}$/.test(name))).toEqual([]);
  });

  it("is the same in each build, wherever the site lies", () => {
    const scripts = { localIdentName: "[name]" };
    const html = { localIdentName: "[name]" };
    shortenClassNames([styleRule(scripts)]);
    shortenClassNames([styleRule(html)]);
    expect(nameBy(scripts, "title")).toBe(classNames()(file, "title"));
    expect(nameBy(html, "title")).toBe(classNames()(file, "title"));
  });

  it("differs between files, and between the classes of a file", () => {
    const nameOf = classNames();
    expect(new Set([nameOf(file, "title"), nameOf(file, "body"), nameOf("src/other.module.css", "title")]).size).toBe(
      3,
    );
  });

  it("begins alike for all classes and animations of a file", () => {
    const nameOf = classNames();
    const names = ["line", "command", "lines", "blink"].map((name) => nameOf(terminal, name));
    expect(new Set(names).size).toBe(4);
    expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(1);
  });

  it("is refused if another class has it, by the names of both", () => {
    const nameOf = classNames();
    const all = Array.from({ length: 60_000 }, (_, index) => `class-${String(index)}`);
    expect(() => {
      for (const name of all) nameOf(file, name);
    }).toThrow(/^\.class-\d+ in .*Card\.module\.css and \.class-\d+ in .*Card\.module\.css get the same short name/);
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
