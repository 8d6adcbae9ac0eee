import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { holdStyles, restoreStyles } from "../../../../src/outputs/generations/hold-styles";

const old = `styles.${"1".repeat(20)}.css`;

describe("The style sheets of the build before", () => {
  const directory = mkdtempSync(path.join(tmpdir(), "public-"));
  const file = (name: string) => path.join(directory, name);
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it("come back where Gatsby has deleted them, and nothing else does", async () => {
    mkdirSync(file("admin/assets"), { recursive: true });
    const names = [old, "print.css", "index.html", "admin/assets/shell-ABCDEF12.css"];
    for (const name of names) writeFileSync(file(name), name);
    await holdStyles(directory);
    for (const name of names) rmSync(file(name));
    await restoreStyles(directory);
    expect(readdirSync(directory, { recursive: true }).map(String).sort()).toEqual(
      ["admin", "admin/assets", "admin/assets/shell-ABCDEF12.css", old].map(path.normalize),
    );
    expect(readFileSync(file(old), "utf8")).toBe(old);
  });

  it("are not touched where they are still there", async () => {
    await holdStyles(directory);
    writeFileSync(file(old), "newer");
    await restoreStyles(directory);
    expect(readFileSync(file(old), "utf8")).toBe("newer");
  });
});
