import fs from "node:fs";
import path from "node:path";
import { linesFor } from "./lines-for";

describe("A file without permission to read it", () => {
  afterEach(() => jest.restoreAllMocks());

  const withoutPermission = (name: string) => {
    const { accessSync } = fs;
    // The tests may run as a user who can read everything.
    jest.spyOn(fs, "accessSync").mockImplementation((file, mode) => {
      if (path.basename(String(file)) === name) throw Object.assign(new Error("no"), { code: "EACCES" });
      accessSync(file, mode);
    });
  };

  it.each([
    ["events/x.json", '{ "id": "x", "title": "X" }'],
    ["media/unused.jpg", ""],
    ["README.md", "# Our content\n"],
  ])("is an error of its own: the build would stop at %s", (file, text) => {
    withoutPermission(path.basename(file));
    expect(linesFor({ [file]: text })).toEqual([
      `content/${file}: can't be read: you have no permission (EACCES), expected a file that you may read`,
    ]);
  });

  // The disks of other systems don't accept such a name.
  const onLinux = process.platform === "linux" ? it : it.skip;

  onLinux("is not meant by a name that is not UTF-8, as old archives have: that is said of its name", () => {
    const name = (directory: string) => Buffer.concat([Buffer.from(`${directory}/media/`), Buffer.from([0xff, 0xfe])]);
    expect(linesFor({ "media/": "" }, (directory) => fs.writeFileSync(name(directory), ""))).toEqual([
      "content/media/\ufffd\ufffd: warning: has a name that is not in UTF-8, expected another name",
    ]);
  });

  it("is fine if it is hidden, since the build does not read it", () => {
    withoutPermission(".DS_Store");
    expect(linesFor({ "media/.DS_Store": "" })).toEqual([]);
  });
});
