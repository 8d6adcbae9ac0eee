import { stopOnBadContent } from "../../../src/gatsby/stop-on-bad-content";
import { withContentTree, type TreeFiles } from "../../support/content/content-tree";

/** What a build prints and how it ends, which has this content. */
function buildWith(files: TreeFiles) {
  const printed: string[] = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(process.stderr, "write").mockImplementation((text) => printed.push(String(text).trimEnd()) > 0);
  const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
  withContentTree(files, stopOnBadContent);
  return { printed, exits: exit.mock.calls };
}

describe("The content check of a build", () => {
  beforeEach(() => {
    delete process.env.CONTENT_CHECKED;
  });

  afterEach(() => {
    jest.restoreAllMocks();
    delete process.env.CONTENT_CHECKED;
  });

  it("ends the build and names all that is wrong", () => {
    const { printed, exits } = buildWith({ "events/e.json": { id: "e" }, "notices/n.json": "{" });
    expect(exits).toEqual([[1]]);
    expect(printed).toEqual([
      expect.stringMatching(/events\/e\.json: title: is missing, expected text$/),
      expect.stringMatching(/notices\/n\.json: line 1, column 2: /),
      expect.stringMatching(/^2 errors, 0 warnings in/),
    ]);
  });

  it("lets a build go on after warnings, which it prints", () => {
    const { printed, exits } = buildWith({ "events/e.json": { id: "e", title: "E", date: "soon" } });
    expect(exits).toEqual([]);
    expect(printed).toEqual([
      expect.stringContaining("warning: is 'soon'"),
      expect.stringMatching(/^0 errors, 1 warning in/),
    ]);
  });

  it("is made once for all processes of a build", () => {
    buildWith({});
    expect(buildWith({ "events/e.json": "{" })).toEqual({ printed: [], exits: [] });
  });
});
