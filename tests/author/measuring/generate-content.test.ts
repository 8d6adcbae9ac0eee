import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../src/content/check/check-content";
import { makeFolder } from "../../support/temporary-folder";

const script = "tools/author/generate-content.mjs";
const folder = makeFolder();

function generate(name: string, ...options: string[]): string {
  const out = path.join(folder, name);
  execFileSync(process.execPath, [script, "--out", out, ...options]);
  return out;
}

const contentsOf = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)))
    .sort()
    .map((file) => [file, readFileSync(path.join(directory, file), "base64")]);

describe("the content generator", () => {
  it("writes a tree of the requested size without an error", () => {
    const directory = generate(
      "valid",
      "--members",
      "1001",
      "--events",
      "3",
      "--posts",
      "2",
      "--pictures",
      "2",
      "--galleries",
      "1",
    );
    expect(checkContent(directory)).toMatchObject({ diagnostics: [] });
    expect(readdirSync(path.join(directory, "members"))).toHaveLength(1001);
    expect(readdirSync(path.join(directory, "events"))).toHaveLength(3);
    expect(readdirSync(path.join(directory, "media")).length).toBeGreaterThan(0);
  });

  it("writes the same for the same numbers", () => {
    const numbers = ["--members", "30", "--notices", "2", "--workshops", "2", "--pictures", "1"];
    expect(contentsOf(generate("one", ...numbers))).toEqual(contentsOf(generate("two", ...numbers)));
  });

  it("refuses a number that is none and a folder that holds something", () => {
    const attempt = (...options: string[]) => spawnSync(process.execPath, [script, ...options], { encoding: "utf8" });
    expect(attempt("--out", path.join(folder, "x"), "--members", "many")).toMatchObject({ status: 1 });
    expect(attempt("--out", generate("full", "--members", "1")).stderr).toContain("is not empty");
    expect(attempt("--help").stdout).toContain("--members");
  });
});
