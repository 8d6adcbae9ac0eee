import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  checkContent,
  reportLines,
  reportSummary,
  annotationLines,
  type Report,
} from "../../../../src/content/check/check-content";
import { kinds } from "../../../../src/model/content-model";
import {
  articleFile,
  minimalTree,
  picture,
  withContentTree,
  type TreeFiles,
} from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

/** One item of every kind with only its required fields. */
const barest: TreeFiles = {
  "events/x.json": { id: "x", title: "X" },
  "workshops/x.json": { id: "x", title: "X" },
  "notices/x.json": { id: "x", title: "X" },
  "posts/1.json": { id: 1, title: "X" },
  "advisors/1.json": { id: 1, name: "X" },
  "team/1.json": { id: 1, name: "X" },
  "past-leaders/2.json": { id: 2, name: "X" },
  "members/1.json": { id: 1, name: "X", session: "2023-2024", shift: "1st" },
  "sub-communities/x.json": { id: "x", name: "X" },
  "projects/x.json": { id: "x", title: "X" },
  "achievements/x.json": { id: "x", title: "X" },
  "results/x.json": { id: "x", title: "X", date: "2026-01-01" },
  "sheets/x.json": { id: "x", title: "X" },
  "sponsors/x.json": { id: "x", name: "X" },
  "questions/x.json": { id: "x", question: "X?", answer: "Y" },
  "resources/x.json": { id: "x", title: "X", url: "https://example.org" },
  "courses/x.json": { id: "x", title: "X" },
  "upcoming/x.json": { id: "x", title: "X" },
  "blog/x.md": articleFile("title: X"),
  "pages/x.md": articleFile("title: X"),
};

describe("A tree without error", () => {
  it("may hold items without any field that is not required", () => {
    expect(Object.keys(barest).map((file) => path.dirname(file))).toEqual(kinds.map(({ folder }) => folder));
    expect(linesFor(barest)).toEqual([]);
  });

  it("may be written on Windows, with a byte order mark and CRLF", () => {
    const onWindows = (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`;
    const files = Object.entries({ ...minimalTree, ...barest }).map(([file, contents]): [string, string] => [
      file,
      onWindows(typeof contents === "string" ? contents : JSON.stringify(contents, null, 2)),
    ]);
    expect(linesFor(Object.fromEntries(files))).toEqual([]);
  });

  it("is the sample that comes with the project", () => {
    expect(reportLines(checkContent("content"))).toEqual([]);
  });
});

describe("The report", () => {
  it("counts errors, warnings and files", () => {
    withContentTree({ "events/e.json": { id: "e", date: "soon", time: "soon" }, "blog/b.md": "" }, (directory) => {
      expect(reportSummary(checkContent(directory))).toBe("2 errors, 2 warnings in 3 files");
    });
    withContentTree({ "events/e.json": { id: "e" } }, (directory) => {
      expect(reportSummary(checkContent(directory))).toBe("1 error, 0 warnings in 2 files");
    });
  });

  it("names files by the directory as it was given", () => {
    withContentTree({ "events/e.json": { id: "e" } }, (directory) => {
      const relative = path.relative(process.cwd(), directory);
      for (const given of [directory, `${directory}/`, `${directory}//`])
        expect(reportLines(checkContent(given))).toEqual([
          `${directory}/events/e.json: title: is missing, expected text`,
        ]);
      expect(reportLines(checkContent(relative))).toEqual([
        `${relative}/events/e.json: title: is missing, expected text`,
      ]);
    });
  });

  it("says so if there is no such directory", () => {
    expect(reportLines(checkContent("no/such/place"))).toEqual([
      "no/such/place: does not exist, expected a folder of content",
    ]);
    expect(reportLines(checkContent("package.json"))).toEqual([
      "package.json: is not a folder, expected a folder of content",
    ]);
    expect(reportLines(checkContent("package.json/content"))).toEqual([
      "package.json/content: can't be read: a part of its path is a file, not a folder (ENOTDIR), expected a folder that you may read",
    ]);
  });
});

describe("A large tree", () => {
  const member = (id: number) => ({
    ...{ id, name: `Member ${id}`, session: "2023-2024", shift: "1st", image: "../media/a.jpg" },
    ...{ portfolio: `https://m${id}.example.org`, github: "https://github.com/example", iscp: id % 2 === 0 },
  });

  /** In ms of processor time, which does not count what other programs do meanwhile. */
  function effortFor(count: number): number {
    return withContentTree({ "members/": "", "media/a.jpg": picture }, (tree) => {
      for (let id = 1; id <= count; id += 1) writeFileSync(`${tree}/members/${id}.json`, JSON.stringify(member(id)));
      const before = process.cpuUsage();
      expect(reportLines(checkContent(tree))).toEqual([]);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
  }

  it("takes time in proportion to its files", () => {
    effortFor(200);
    // Ten times as many: quadratic time would be a hundred times as long.
    expect(effortFor(4_000) / effortFor(400)).toBeLessThan(40);
  });
});

test("diagnostics are shown at their files, wherever the content lies in its repository", () => {
  const diagnostics: Report["diagnostics"] = [
    {
      code: "invalid-value",
      severity: "error",
      file: "../club/content/events/a,b.json",
      path: "date",
      message: "is 50%\nwrong",
    },
    { code: "invalid-value", severity: "warning", file: "../club/content/media", path: "", message: "is odd" },
  ];
  expect(annotationLines({ diagnostics, fileCount: 2 }, "../club")).toEqual([
    "::error file=content/events/a%2Cb.json::date: is 50%25%0Awrong",
    "::warning file=content/media::is odd",
  ]);
});
