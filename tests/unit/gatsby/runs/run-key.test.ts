import { mkdirSync } from "node:fs";
import path from "node:path";
import { runKey } from "../../../../src/gatsby/runs/run-key";
import { emptyFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const project = emptyFolder();
beforeEach(() => {
  for (const file of ["package-lock.json", "gatsby-config.ts", "src/html.tsx", "src/model/event.ts", "static/logo.svg"])
    write(file, "1");
});

const write = (file: string, text: string) => writeContentTree(project, { [file]: text });

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
    const keys = ["one", "other"].map((name) => {
      mkdirSync(path.join(project, name, "src"), { recursive: true });
      return runKey(path.join(project, name), {});
    });
    expect(new Set(keys).size).toBe(2);
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
});
