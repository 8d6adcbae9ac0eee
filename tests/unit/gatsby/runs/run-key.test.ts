import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runKey } from "../../../../src/gatsby/runs/run-key";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "key-"));
  for (const file of ["package-lock.json", "gatsby-config.ts", "src/html.tsx", "src/model/event.ts", "static/logo.svg"])
    write(file, "1");
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

describe("What a build goes on from", () => {
  it.each([
    "package-lock.json",
    "gatsby-config.ts",
    "src/html.tsx",
    "src/model/event.ts",
    "static/logo.svg",
    "src/new/x.ts",
  ])("depends on %s", (file) => {
    const before = runKey(project, {});
    write(file, "2");
    expect(runKey(project, {})).not.toBe(before);
  });

  it("depends on the folder, as caches hold absolute paths", () => {
    const other = mkdtempSync(path.join(os.tmpdir(), "key-"));
    const empty = mkdtempSync(path.join(os.tmpdir(), "key-"));
    for (const folder of [other, empty]) mkdirSync(path.join(folder, "src"));
    expect(runKey(other, {})).not.toBe(runKey(empty, {}));
    for (const folder of [other, empty]) rmSync(folder, { recursive: true });
  });

  it.each([
    { SITE_URL: "https://club.example.org/club" },
    { CMS_BACKEND: "github" },
    { GATSBY_CODEFORCES_API: "https://cf.example.org" },
    { NETLIFY: "true" },
    { POLICY_IN_PAGES: "false" },
    { HSTS_INCLUDE_SUBDOMAINS: "true" },
  ])("depends on the environment: %j", (environment) => {
    expect(runKey(project, environment)).not.toBe(runKey(project, {}));
  });

  it.each([{ HOME: "/home/a" }, { GITHUB_RUN_ID: "7" }, { GATSBY_LOGGER: "yurnalist" }, { GATSBY_CPU_COUNT: "1" }])(
    "does not depend on %j",
    (environment) => {
      expect(runKey(project, environment)).toBe(runKey(project, {}));
    },
  );

  it("does not depend on the query types, which a build may write", () => {
    const before = runKey(project, {});
    write("src/gatsby-types.d.ts", "2");
    expect(runKey(project, {})).toBe(before);
  });
});
