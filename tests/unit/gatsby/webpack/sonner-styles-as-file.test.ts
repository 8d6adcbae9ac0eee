import { existsSync, readFileSync } from "node:fs";
import sonnerStylesAsFile from "../../../../src/gatsby/webpack/sonner-styles-as-file";

/** The loader is plain JavaScript: webpack loads it as it is. */
const adapt = (source: string): string => sonnerStylesAsFile(source);

const installed = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");

const rulesIn = (css: string) => css.split("{").length;

describe("The sonner that is installed", () => {
  const adapted = adapt(installed);

  it("writes a style element by itself, and none any more once adapted", () => {
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
    expect(() => adapt(source)).toThrow("sonner-styles-as-file.js");
  });
});
