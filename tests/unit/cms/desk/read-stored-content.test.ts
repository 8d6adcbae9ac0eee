import { readStoredContent } from "../../../../src/cms/desk/read-stored-content";
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

describe("The desk in the browser", () => {
  it("reads the items and site files of a repository, on Windows too", async () => {
    const files = repository({
      "content\\events\\a.json": '{ "id": "a", "title": "A" }',
      "content/site/club.json": '{ "name": "K&K" }',
      "content/media/a.jpg": "",
      "content/events/.hidden.json": "{}",
    });
    const { content, mediaFiles, unreadable } = await readStoredContent(files, "content");
    expect(content.items.map(({ file, fields }) => [file, fields])).toEqual([
      ["events/a.json", { id: "a", title: "A" }],
      ["site/club.json", { name: "K&K" }],
    ]);
    expect(mediaFiles).toEqual(["media/a.jpg"]);
    expect(unreadable).toEqual([]);
  });

  it("takes pictures in folders inside the media folder for present, since Decap does not list them", async () => {
    const event = { id: "a", title: "A", image: "../media/2024/a.jpg", gallery: [{ src: "../media/b.jpg", alt: "B" }] };
    const files = repository({ "events/a.json": JSON.stringify(event), "media/2024/a.jpg": "" });
    const { content } = await readStoredContent(files, "");
    const pictures = [...content.tree.files].filter((file) => file.startsWith("media/"));
    expect(pictures).toEqual(["media/2024/a.jpg"]);
  });

  it("says which file can't be read, and why", async () => {
    const files = repository({ "events/a.json": '{ "id": "a", }', "events/b.json": '{ "id": "b" }' });
    const { content, unreadable } = await readStoredContent(files, "");
    expect(content.items.map(({ name }) => name)).toEqual(["b"]);
    expect(content.unread.map(({ name }) => name)).toEqual(["a"]);
    expect(unreadable).toEqual([
      expect.objectContaining({ topic: "check", file: "events/a.json", path: "line 1, column 14" }),
    ]);
  });
});
