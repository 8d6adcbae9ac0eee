import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { emptyFolder } from "../../../support/temporary-folder";

const directory = emptyFolder();
const below = (folder: string) =>
  readdirSync(path.join(directory, folder), { recursive: true })
    .map((name) => String(name).split(path.sep).join("/"))
    .sort();

describe("The files that a part of the build writes", () => {
  it("can be copied from elsewhere", async () => {
    mkdirSync(path.join(directory, "source"));
    writeFileSync(path.join(directory, "source/one"), "one");
    const site = new SiteFiles(directory);
    await site.copy(path.join(directory, "source/one"), "/target/deep/one");
    expect(below("target")).toEqual(["deep", "deep/one"]);
    expect(below("source")).toEqual(["one"]);
  });

  it("keep their time if they would not change", async () => {
    const [source, longAgo] = [path.join(directory, "source.jpg"), new Date("2001-01-01T00:00:00Z")];
    const names = ["feed.xml", "share/x.jpg"].map((name) => path.join(directory, name));
    const kept = async (text: string, picture: string) => {
      for (const name of names) if (existsSync(name)) utimesSync(name, longAgo, longAgo);
      writeFileSync(source, picture);
      const site = new SiteFiles(directory);
      await site.write("/feed.xml", text);
      await site.copy(source, "/share/x.jpg");
      return names.map((name) => statSync(name).mtime.getTime() === longAgo.getTime());
    };
    expect(await kept("বাংলা", "one")).toEqual([false, false]);
    expect(await kept("বাংলা", "one")).toEqual([true, true]);
    expect(await kept("বাঙালি", "two")).toEqual([false, false]);
    expect(names.map((name) => readFileSync(name, "utf8"))).toEqual(["বাঙালি", "two"]);
  });

  it("can be named after their content", async () => {
    const site = new SiteFiles(directory);
    const write = (text: string) => site.writeHashed((hash) => `/data/members.${hash}.json`, text);
    const [one, same, other] = [await write("[1]"), await write("[1]"), await write("[2]")];
    expect(one).toMatch(/^\/data\/members\.[\da-f]{20}\.json$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    expect(readFileSync(path.join(directory, one), "utf8")).toBe("[1]");
    expect([...site.paths]).toEqual([one, other]);
  });
});
