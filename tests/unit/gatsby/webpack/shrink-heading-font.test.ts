import { readFileSync } from "node:fs";
import shrinkHeadingFont from "../../../../src/gatsby/webpack/shrink-heading-font";

const installed = readFileSync("node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff2");

/** The loader is plain JavaScript: webpack loads it as it is. */
async function shrunk(font: Buffer): Promise<Buffer> {
  const result: unknown = await shrinkHeadingFont(font);
  if (!Buffer.isBuffer(result)) throw new Error("The loader makes no file");
  return result;
}

test("The heading font loses its ligatures, and with them more than half of its size", async () => {
  const font = await shrunk(installed);
  expect(font.subarray(0, 4).toString()).toBe("wOF2");
  expect(font.length).toBeLessThan(installed.length * 0.4);
});

test("A heading font that has no ligatures keeps its characters", async () => {
  const once = await shrunk(installed);
  expect((await shrunk(once)).length).toBe(once.length);
});
