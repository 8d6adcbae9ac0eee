import { symlinkSync } from "node:fs";
import path from "node:path";
import { picture } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const event = (fields: object) => ({ "events/x.json": { id: "x", title: "X", ...fields } });

describe("A symbolic link", () => {
  const link = (target: string, name: string) => (directory: string) => symlinkSync(target, path.join(directory, name));

  it("that leaves the content folder is an error, and what refers to it has none of its own", () => {
    expect(
      linesFor({ ...event({ image: "../media/secret.jpg" }), "media/": "" }, link("/etc/hostname", "media/secret.jpg")),
    ).toEqual([
      "content/media/secret.jpg: is a symbolic link that leads out of the content folder, expected a file or a folder inside it",
    ]);
  });

  it("that leaves the content folder is an error for a folder, too", () => {
    expect(linesFor({}, link("/etc", "events"))).toEqual([
      "content/events: is a symbolic link that leads out of the content folder, expected a file or a folder inside it",
    ]);
  });

  it("to nothing is an error, once", () => {
    expect(linesFor({ "events/": "" }, link("nope.json", "events/x.json"))).toEqual([
      "content/events/x.json: is a symbolic link to something that doesn't exist, expected a file or a folder inside the content folder",
    ]);
  });

  it("to itself is an error", () => {
    expect(linesFor({ "events/": "" }, link("x.json", "events/x.json"))).toEqual([
      "content/events/x.json: is a symbolic link to something that doesn't exist, expected a file or a folder inside the content folder",
    ]);
  });

  it("to a file or a folder of the tree is followed", () => {
    const files = { ...event({ image: "../pictures/a.jpg" }), "media/a.jpg": picture };
    expect(linesFor(files, link("media", "pictures"))).toEqual([]);
    expect(linesFor(files, link("media/a.jpg", "pictures"))).toEqual([
      "content/events/x.json: image: is '../pictures/a.jpg', but content/pictures/a.jpg does not exist, expected '../media/a.jpg'",
    ]);
  });

  it.each([
    ["..", "media/up"],
    [".", "media/here"],
    [".", "all"],
  ])("to %s that leads in a circle is an error, since the build would follow it without end", (target, name) => {
    expect(linesFor({ ...event({}), "media/": "" }, link(target, name))).toEqual([
      `content/${name}: is a symbolic link that leads in a circle, expected a file or a folder inside the content folder`,
    ]);
  });

  it("that leads in a circle may lie among hidden files, which the build does not read", () => {
    expect(linesFor({ ...event({}), "media/": "" }, link("..", "media/.up"))).toEqual([]);
  });
});
