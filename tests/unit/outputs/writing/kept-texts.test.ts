import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { KeptTexts } from "../../../../src/outputs/writing/kept-texts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "kept-texts-"));
  file = path.join(folder, "cache/texts.json");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a build with these sources has to make. */
async function madeOf(...sources: string[]): Promise<string[]> {
  const made: string[] = [];
  const kept = await KeptTexts.read(file);
  for (const source of sources) {
    const text = kept.of(["greeting", source], () => {
      made.push(source);
      return `Hello ${source}`;
    });
    expect(text).toBe(`Hello ${source}`);
  }
  await kept.save(file);
  return made;
}

describe("A text that is kept", () => {
  it("is made once, and again only if its source changes", async () => {
    expect(await madeOf("Asha", "Badal", "Asha")).toEqual(["Asha", "Badal"]);
    expect(await madeOf("Asha", "Bina")).toEqual(["Bina"]);
  });

  it("is dropped by a build that does not ask for it", async () => {
    await madeOf("Asha", "Badal");
    await madeOf("Asha");
    expect(await madeOf("Badal")).toEqual(["Badal"]);
  });

  it("belongs to the kind of text that it was made for", () => {
    const kept = new KeptTexts();
    expect(kept.of(["a", "x"], () => "first")).toBe("first");
    expect(kept.of(["b", "x"], () => "second")).toBe("second");
  });

  it.each(["{", "[]", "null", '{"[\\"greeting\\",\\"Asha\\"]":1}'])(
    "is made again where the file of the build before holds %s",
    async (content) => {
      await madeOf();
      writeFileSync(file, content);
      expect(await madeOf("Asha")).toEqual(["Asha"]);
    },
  );
});
