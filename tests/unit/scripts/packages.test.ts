import { readFileSync } from "node:fs";
import { missingOptionalPackages, withOptionalPackages } from "../../../scripts/lock-file/optional-packages.mjs";
import type { LockedPackage, LockFile } from "../../../scripts/lock-file/lock-file";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { parseJsonObject } from "../../support/json-object";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;

/** Packages whose internals this project reads, patches or calls. */
const reachedInto =
  /^(?:gatsby|gatsby-(?:plugin|source|transformer)-.+|decap-cms-app|decap-server|sonner|pagefind|react-helmet|sharp|@(?:fontsource|expo-google-fonts)\/.+)$/;

describe("The packages of this project", () => {
  it("are named in one exact version where their internals are used", () => {
    const { dependencies, devDependencies } = parseJsonObject(readFileSync("package.json", "utf8"));
    const versions = [dependencies, devDependencies].flatMap((list) =>
      isJsonObject(list) ? Object.entries(list) : [],
    );
    const internal = versions.filter(([name]) => reachedInto.test(name));
    expect(internal.length).toBeGreaterThan(10);
    expect(internal.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  it("are locked with those of every system; `node scripts/complete-lock-file.mjs` adds the missing ones", () => {
    expect(missingOptionalPackages(lock)).toEqual([]);
  });

  it("are locked without the address of a registry", () => {
    expect(Object.keys(lock.packages).filter((name) => lock.packages[name]?.resolved !== undefined)).toEqual([]);
  });
});

describe("An incomplete lock file", () => {
  const parent: LockedPackage = { version: "1.2.3", dev: true };
  const wants = (names: Record<string, string>): LockFile => ({
    packages: { "": {}, "node_modules/a": { ...parent, optionalDependencies: names } },
  });

  it.each([
    ["a-darwin-arm64", { cpu: ["arm64"], os: ["darwin"] }],
    ["@a/windows-x64", { cpu: ["x64"], os: ["win32"] }],
    ["@a/win32-ia32-msvc", { cpu: ["ia32"], os: ["win32"] }],
    ["@a/linux-arm-gnueabihf", { cpu: ["arm"], libc: ["glibc"], os: ["linux"] }],
    ["@a/linux-arm64-musl", { cpu: ["arm64"], libc: ["musl"], os: ["linux"] }],
    ["@a/linux-x64", { cpu: ["x64"], os: ["linux"] }],
  ])("gets an entry for %s", (name, platform) => {
    const completed = withOptionalPackages(wants({ [name]: "1.2.3" }));
    expect(completed.packages[`node_modules/${name}`]).toEqual({
      version: "1.2.3",
      ...platform,
      dev: true,
      optional: true,
    });
    expect(missingOptionalPackages(completed)).toEqual([]);
  });

  it("is not touched where a package has its own copy, or one of its parents", () => {
    const nested = {
      packages: {
        "node_modules/x/node_modules/a": { ...parent, optionalDependencies: { "b-linux-x64": "1.0.0" } },
        "node_modules/x/node_modules/b-linux-x64": { version: "1.0.0" },
        "node_modules/y/node_modules/a": { ...parent, optionalDependencies: { "c-linux-x64": "1.0.0" } },
        "node_modules/c-linux-x64": { version: "1.0.0" },
      },
    };
    expect(missingOptionalPackages(nested)).toEqual([]);
  });

  it("cannot be completed with a range, or with a name that contains no system", () => {
    expect(() => withOptionalPackages(wants({ "a-linux-x64": "^1.2.3" }))).toThrow("in the range '^1.2.3'");
    expect(() => withOptionalPackages(wants({ fsevents: "1.2.3" }))).toThrow("'fsevents' contains no known system");
  });
});
