import { readFileSync } from "node:fs";
import adoptSonnerStyles from "../../../../src/gatsby/webpack/adopt-sonner-styles";

/** The loader is plain JavaScript: webpack loads it as it is. */
const adopt = (source: string) => String(adoptSonnerStyles(source));

const installed = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");

/** Runs the function that adds sonner's styles, as a browser would. */
function runInsertion(source: string, css: string) {
  const [insertion = ""] = /function __insertCSS\(code\) \{[\s\S]*?\n\}/.exec(source) ?? [];
  const document = { adoptedStyleSheets: ["earlier"] as unknown[] };
  class CSSStyleSheet {
    text = "";
    replaceSync(text: string) {
      this.text = text;
    }
  }
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- generated code is what is tested
  new Function("document", "CSSStyleSheet", `${insertion}\n__insertCSS(${JSON.stringify(css)});`)(
    document,
    CSSStyleSheet,
  );
  return document.adoptedStyleSheets;
}

describe("The sonner that is installed", () => {
  const adopted = adopt(installed);

  it("writes a style element by itself and none any more once adapted", () => {
    expect(installed).toContain("createElement('style')");
    expect(adopted).not.toMatch(/createElement\(['"]style['"]\)/);
  });

  it("adopts its styles beside those that are there", () => {
    expect(runInsertion(adopted, ".toast{}")).toEqual(["earlier", { text: ".toast{}" }]);
  });

  it("is otherwise unchanged", () => {
    const rest = (source: string) => source.replace(/function __insertCSS\(code\) \{[\s\S]*?\n\}/, "");
    expect(rest(adopted)).toBe(rest(installed));
    expect(adopted.match(/__insertCSS\(/g)).toHaveLength(installed.match(/__insertCSS\(/g)?.length ?? 0);
  });
});

describe("A sonner that adds its styles in a new way", () => {
  it.each(["", "export const Toaster = () => null;", "function insertCSS(code) {\n}"])("is refused: %j", (source) => {
    expect(() => adopt(source)).toThrow("adopt-sonner-styles.js");
  });
});
