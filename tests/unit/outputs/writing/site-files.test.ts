import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";

let directory: string;
const below = (folder: string) =>
  readdirSync(path.join(directory, folder), { recursive: true })
    .map((name) => String(name).split(path.sep).join("/"))
    .sort();

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "public-"));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe("The files that a part of the build writes", () => {
  it("take the place of those of the build before, which go last", async () => {
    const before = new SiteFiles(directory);
    for (const name of ["/calendar/a.ics", "/calendar/events/old.ics", "/calendar.ics"]) await before.write(name, "1");
    const now = new SiteFiles(directory);
    await now.write("/calendar/a.ics", "2");
    await now.write("/calendar/workshops/new.ics", "2");
    expect(below("calendar")).toContain("events/old.ics");
    await now.removeOutdated("/calendar/");
    expect(below("calendar").filter((name) => name.includes("."))).toEqual(["a.ics", "workshops/new.ics"]);
    expect(readFileSync(path.join(directory, "calendar/a.ics"), "utf8")).toBe("2");
    expect(below("")).toContain("calendar.ics");
  });

  it("can be copied or moved in from elsewhere", async () => {
    mkdirSync(path.join(directory, "source"));
    for (const name of ["one", "two"]) writeFileSync(path.join(directory, "source", name), name);
    const site = new SiteFiles(directory);
    await site.copy(path.join(directory, "source/one"), "/target/one");
    await site.move(path.join(directory, "source/two"), "/target/deep/two");
    await site.removeOutdated("target");
    expect(below("target")).toEqual(["deep", "deep/two", "one"]);
    expect(below("source")).toEqual(["one"]);
  });

  it("leave a missing folder missing", async () => {
    await new SiteFiles(directory).removeOutdated("/share");
    expect(below("")).toEqual([]);
  });
});
