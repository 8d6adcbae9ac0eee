import { allSources, readStored } from "../../../../src/cms/saving/library";
import type { StoredFiles } from "../../../../src/cms/decap/decap-backend";

/** A repository with these files. */
function repository(files: Readonly<Record<string, string>>): StoredFiles {
  const all = Object.entries(files).map(([path, text]) => ({ path, text }));
  return {
    inFolder: (folder, extension) =>
      Promise.resolve(
        all.filter(({ path }) => path.replaceAll("\\", "/").startsWith(`${folder}/`) && path.endsWith(extension)),
      ),
    named: (paths) => Promise.resolve(all.filter(({ path }) => paths.includes(path.replaceAll("\\", "/")))),
    media: () => Promise.resolve(all.flatMap(({ path }) => (/media[/\\][^/\\]+$/.test(path) ? [path] : []))),
  };
}

describe("The library of the editor", () => {
  it("reads the items and site files of a repository, on Windows too", async () => {
    const files = repository({
      "content\\events\\a.json": '{ "id": "a", "title": "A" }',
      "content/site/club.json": '{ "name": "K&K" }',
      "content/media/a.jpg": "",
      "content/events/.hidden.json": "{}",
    });
    const { items, unreadable } = await readStored(allSources, files, "content");
    expect(items.map(({ file, fields }) => [file, fields])).toEqual([
      ["events/a.json", { id: "a", title: "A" }],
      ["site/club.json", { name: "K&K" }],
    ]);
    expect(unreadable).toEqual([]);
  });

  it("says which file can't be read, and why", async () => {
    const files = repository({ "events/a.json": '{ "id": "a", }', "events/b.json": '{ "id": "b" }' });
    const { items, unread, unreadable } = await readStored(allSources, files, "");
    expect(items.map(({ name }) => name)).toEqual(["b"]);
    expect(unread.map(({ name }) => name)).toEqual(["a"]);
    expect(unreadable).toEqual([
      expect.objectContaining({ topic: "check", file: "events/a.json", path: "line 1, column 14" }),
    ]);
  });
});
