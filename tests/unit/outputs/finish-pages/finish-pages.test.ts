import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as disk from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { finishPages } from "../../../../src/outputs/finish-pages/finish-pages";

jest.mock("node:fs/promises", () => ({ __esModule: true, ...jest.requireActual<typeof disk>("node:fs/promises") }));

let directory: string;
let records: string;
const shownAt = new Date("2026-02-01T00:00:00Z");
const file = (name: string) => path.join(directory, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};

const page = [
  '<html><head><meta charset="utf-8"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">a{}</style></head><body>',
  '<script id="gatsby-script-loader">window.pagePath="/";</script>',
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>',
  '<script>window.___webpackCompilationHash="x";</script></body></html>',
].join("");

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "public-"));
  records = mkdtempSync(path.join(tmpdir(), "records-"));
  write("webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: ["app-1.js"], styles: ["styles.1.css"] } }));
  write("page-data/app-data.json", '{"webpackCompilationHash":"abc"}');
  write("index.html", page);
  write("events/x/index.html", page);
  write("notes.txt", page);
});

afterEach(() => {
  for (const folder of [directory, records]) rmSync(folder, { recursive: true, force: true });
});

const finish = (site: SiteFiles, policy?: string) =>
  finishPages(site, ["index.html", "events/x/index.html"], {
    start: "/start.1.js",
    shownAt,
    policy,
    recordFile: path.join(records, "finished.json"),
  });

/** Writes a page as Gatsby does. */
function writeAgain(name: string): void {
  rmSync(file(name));
  write(name, page);
}

const globalsFiles = () => readdirSync(directory).filter((name) => name.startsWith("gatsby-globals."));

describe("Making the built site strict", () => {
  it("changes every page at any depth and nothing else", async () => {
    await finish(new SiteFiles(directory));
    for (const name of ["index.html", "events/x/index.html"]) {
      expect(readFileSync(file(name), "utf8")).not.toMatch(/<style|pagePath|chunkMapping/);
      expect(readFileSync(file(name), "utf8")).toContain('href="/styles.1.css"');
    }
    expect(readFileSync(file("notes.txt"), "utf8")).toBe(page);
  });

  it("writes what Gatsby's loader needs into the file that the pages load", async () => {
    await finish(new SiteFiles(directory));
    const [name = "", ...others] = globalsFiles();
    expect(others).toEqual([]);
    expect(readFileSync(file("index.html"), "utf8")).toContain(`<script src="/${name}" defer></script>`);
    const window: Record<string, unknown> = {};
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the file as a browser runs it
    new Function("window", readFileSync(file(name), "utf8"))(window);
    expect(window).toEqual({ ___chunkMapping: {}, ___webpackCompilationHash: "abc" });
  });

  it("done twice is done once", async () => {
    await finish(new SiteFiles(directory));
    const first = readFileSync(file("index.html"), "utf8");
    await finish(new SiteFiles(directory));
    expect(readFileSync(file("index.html"), "utf8")).toBe(first);
    expect(globalsFiles()).toHaveLength(1);
  });

  it("reads no page that an earlier build has finished in the same way", async () => {
    const read = jest.spyOn(disk, "readFile");
    const pagesRead = () =>
      read.mock.calls.flatMap(([name]) => (typeof name === "string" && name.endsWith(".html") ? [name] : []));
    await finish(new SiteFiles(directory));
    expect(pagesRead()).toHaveLength(2);
    await finish(new SiteFiles(directory));
    expect(pagesRead()).toHaveLength(2);
    read.mockRestore();
  });

  it("finishes a page again that was written again, and all pages when what they hold has changed", async () => {
    await finish(new SiteFiles(directory));
    writeAgain("index.html");
    await finish(new SiteFiles(directory));
    expect(readFileSync(file("index.html"), "utf8")).not.toContain("<style");
    await finish(new SiteFiles(directory), "script-src 'self'");
    for (const name of ["index.html", "events/x/index.html"])
      expect(readFileSync(file(name), "utf8")).toContain("Content-Security-Policy");
  });

  it.each(["", "null", '{"way":1}', '{"pages":3}'])("finishes all pages where the record is %j", async (record) => {
    writeFileSync(path.join(records, "finished.json"), record);
    await finish(new SiteFiles(directory));
    expect(readFileSync(file("index.html"), "utf8")).not.toContain("<style");
  });

  it("leaves the globals of the build before to its open tabs", async () => {
    await finish(new SiteFiles(directory));
    const [before = ""] = globalsFiles();
    write("page-data/app-data.json", '{"webpackCompilationHash":"def"}');
    const site = new SiteFiles(directory);
    await finish(site);
    expect(existsSync(file(before))).toBe(true);
    expect(site.hashed).toEqual(globalsFiles().flatMap((name) => (name === before ? [] : `/${name}`)));
    expect(readFileSync(file("index.html"), "utf8")).toContain(`src="${site.hashed[0] ?? "nothing"}"`);
  });
});
