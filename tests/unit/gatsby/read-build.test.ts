import { checkContent } from "../../../src/content/check/check-content";
import { readBuild, stopOnBadContent } from "../../../src/gatsby/read-build";
import { withContentTree, type TreeFiles } from "../../support/content/content-tree";

/** The lines of a build with this content, and how it ends. */
function buildWith(files: TreeFiles, now = new Date("2026-02-14T12:00:00Z")) {
  const printed: string[] = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(process.stderr, "write").mockImplementation((text) => printed.push(String(text).trimEnd()) > 0);
  const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
  withContentTree(files, (directory) => stopOnBadContent(checkContent(directory, { now })));
  return { printed, exits: exit.mock.calls };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe("The content check of a build", () => {
  it("ends the build and names all that is wrong", () => {
    const { printed, exits } = buildWith({ "events/e.json": { id: "e" }, "notices/n.json": "{" });
    expect(exits).toEqual([[1]]);
    expect(printed).toEqual([
      expect.stringMatching(/events\/e\.json: title: is missing, expected text$/),
      expect.stringMatching(/notices\/n\.json: line 1, column 2: /),
      expect.stringMatching(/^2 errors, 0 warnings in/),
    ]);
  });

  it("prints warnings and lets the build continue", () => {
    const { printed, exits } = buildWith({ "events/e.json": { id: "e", title: "E", date: "soon" } });
    expect(exits).toEqual([]);
    expect(printed).toEqual([
      expect.stringContaining("warning: is 'soon'"),
      expect.stringMatching(/^0 errors, 1 warning in/),
    ]);
  });

  it("takes the time of the build for now, which may be fixed", () => {
    const files = {
      "events/e.json": { id: "e", title: "E", publishAt: "2026-02-16" },
      "workshops/w.json": { id: "w", title: "W", readMoreLink: "/events/e" },
    };
    expect(buildWith(files).printed[0]).toContain("a page that won't exist until that item is published on 2026-02-16");
    expect(buildWith(files, new Date("2026-02-17T12:00:00Z")).printed[0]).toMatch(/^0 errors, 0 warnings in/);
  });
});

test("the development server is at the root of its host, wherever the site will be", () => {
  const club = { name: "Club", shortName: "C", baseUrl: "https://example.org/club" };
  withContentTree({ "site/club.json": club }, (directory) => {
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: directory });
    const folderIn = (mode: string) => readBuild({ NODE_ENV: mode }).info.basePath;
    expect([folderIn("production"), folderIn("development")]).toEqual(["/club", ""]);
  });
});
