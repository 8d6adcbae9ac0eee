import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { dropOutdatedCache, stampCache } from "../../../src/gatsby/outdated-cache";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "outdated-cache-"));
  write("package-lock.json", "{}");
  write("src/model/event.ts", "export const event = 1;");
  write("src/components/events/EventCard.tsx", "export const EventCard = 1;");
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** What a build leaves in `.cache`, by the code as it is now. */
async function build(): Promise<void> {
  write(".cache/caches-lmdb/data", "x");
  write(".cache/webpack/stage-build-html/0.pack", "x");
  await stampCache(project);
}

const has = (file: string) => existsSync(path.join(project, file));

/** Whether the cache was dropped, and what Gatsby was told. */
async function start() {
  const actions: unknown[] = [];
  const isDropped = await dropOutdatedCache(project, { dispatch: (action: unknown) => actions.push(action) });
  return { isDropped, actions };
}

const forget = [{ type: "UPDATE_PLUGINS_HASH", payload: "" }];

describe("The cache of earlier builds", () => {
  it("is kept as long as the code and the packages are the same", async () => {
    await build();
    write("src/components/events/EventCard.tsx", "export const EventCard = 2;");
    expect(await start()).toEqual({ isDropped: false, actions: [] });
    expect(has(".cache/caches-lmdb/data")).toBe(true);
    expect(has(".cache/webpack/stage-build-html/0.pack")).toBe(true);
  });

  it.each([
    ["src/model/event.ts", "export const event = 2;"],
    ["src/gatsby/schema/new-type.ts", "export const type = 1;"],
    ["src/gatsby/webpack/loader.js", "module.exports = 1;"],
    ["package-lock.json", '{ "packages": {} }'],
  ])("is dropped when %s changes", async (file, text) => {
    await build();
    write(file, text);
    expect(await start()).toEqual({ isDropped: true, actions: forget });
    expect(has(".cache/caches-lmdb")).toBe(false);
    expect(has(".cache/webpack")).toBe(false);
  });

  it("is dropped when a version of the code made it that left no record", async () => {
    write(".cache/caches-lmdb/data", "x");
    expect(await start()).toEqual({ isDropped: true, actions: forget });
  });

  it("is dropped again if the build that dropped it was stopped before it filled the cache", async () => {
    await build();
    write("src/model/event.ts", "export const event = 2;");
    await start();
    write(".cache/caches-lmdb/data", "x");
    write("src/model/event.ts", "export const event = 1;");
    expect((await start()).isDropped).toBe(true);
  });

  it("is not mentioned in a first build", async () => {
    expect(await start()).toEqual({ isDropped: false, actions: forget });
  });
});

test("Gatsby empties its cache if it does not know the plugins that made it", () => {
  const source = readFileSync(require.resolve("gatsby/dist/services/initialize"), "utf8");
  expect(source).toContain("state.status.PLUGINS_HASH");
  expect(source).toContain("if (!oldPluginsHash ||");
  expect(source.indexOf("`onPreInit`")).toBeLessThan(source.indexOf("lmdbCacheDirExists = "));
});
