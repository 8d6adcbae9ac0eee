import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { contestSheet } from "../../../../tools/import-sheet/contest-sheet";
import type { FoundSheet } from "../../../../tools/import-sheet/found-sheet";
import { guideSheet } from "../../../../tools/import-sheet/guide-sheet";
import { planSheet } from "../../../../tools/import-sheet/plan-sheet";
import { fileAddress } from "../../../../tools/import-sheet/read-sheet";
import { tableSheet } from "../../../../tools/import-sheet/table-sheet";
import { readTable } from "../../../../src/domain/tables/read-table";
import { sheet } from "../../../../src/model/kinds/sheet";
import { withContentTree } from "../../../support/content/content-tree";
import { parseJsonObject } from "../../../support/json-object";
import { runBeside, runCommand, textsIn } from "../../../support/run-command";
import { failed, fakeTerminal } from "../../../support/servers/fake-terminal";
import { listen } from "../../../support/servers/listen";

const watermelon = "https://codeforces.com/problemset/problem/4/A";

function fieldsIn(csv: string | Buffer, chosen: Readonly<Record<string, string>> = {}) {
  return tableSheet(readTable(Buffer.from(csv), true), new Map(Object.entries(chosen))).problems.map(
    ({ fields }) => fields,
  );
}

describe("A sheet in a table", () => {
  it.each([
    ["commas and a byte order mark", "\uFEFFTitle,Link,Rating\r\nWatermelon,LINK,800\r\n"],
    ["semicolons and quoted cells", 'Name;"Problem link";Difficulty\n"Watermelon";"LINK";"800"\n'],
    ["tabs and Bangla", "সমস্যার নাম\tলিংক\tকঠিনতা\nWatermelon\tLINK\t800\n"],
    ["Spanish", "Problema,Enlace,Dificultad\nWatermelon,LINK,800\n"],
    ["Portuguese", "Nome,Endereço,Dificuldade\nWatermelon,LINK,800\n"],
    ["Arabic", "المسألة,الرابط,الصعوبة\nWatermelon,LINK,800\n"],
  ])("is read with %s", (_, csv) => {
    const [fields] = fieldsIn(csv.replace("LINK", watermelon));
    expect(fields).toEqual({ title: "Watermelon", url: watermelon, difficulty: "800" });
  });

  it("keeps the lines of a hint, and says yes in many ways", () => {
    const rows = 'A,u,"Try 2.\r\n\r\n    n = 3",★\nB,u,,no\nC,u,,perhaps\n';
    const [first, ...others] = fieldsIn(`title,url,hint,starred\n${rows}`);
    expect(first).toMatchObject({ hint: "Try 2.\n\n    n = 3", starred: true });
    expect(others.map(({ starred }) => starred)).toEqual([undefined, "perhaps"]);
  });

  it("may be told which column fills a field, and needs titles and links", () => {
    expect(fieldsIn("What,Where,Name\nA,u,x\n", { What: "title", Where: "url" })).toEqual([{ title: "A", url: "u" }]);
    expect(() => fieldsIn("Title,Where\nA,u\n")).toThrow("has no column for the field url among Title, Where. Name it");
  });
});

/** As a file of the guide has them, with an entry of each kind of solution that matters. */
const guide = {
  MODULE_ID: "intro-greedy",
  tutorial: [
    {
      ...{ uniqueId: "cf-1A", name: "One", url: "https://codeforces.com/contest/1/problem/A", source: "CF" },
      ...{ difficulty: "Easy", isStarred: true, tags: ["Greedy", "Sorting"] },
      solutionMetadata: { kind: "link", url: "https://example.org/one" },
    },
    {
      ...{ uniqueId: "usaco-2", name: "Two", url: "https://usaco.org/index.php?page=viewproblem2&cpid=2" },
      ...{ source: "Bronze", difficulty: "N/A", isStarred: false, tags: [], solutionMetadata: { kind: "internal" } },
    },
  ],
  general: ["three"],
};

describe("A list of the USACO Guide", () => {
  it("gives topics, stars, editorials and the credit that its licence asks for", () => {
    const found = guideSheet(guide);
    expect(found?.id).toBe("intro-greedy");
    expect(found?.credit).toMatch(/USACO Guide.*CC BY-NC-SA 4\.0/);
    expect(found?.problems.map(({ fields }) => fields)).toEqual([
      {
        ...{ title: "One", url: "https://codeforces.com/contest/1/problem/A", difficulty: "Easy", topic: "tutorial" },
        ...{ starred: true, hint: "Tags: Greedy, Sorting", editorial: "https://example.org/one" },
      },
      { ...{ title: "Two", url: guide.tutorial[1]?.url, source: "USACO Bronze", topic: "tutorial" } },
      {},
    ]);
  });

  it.each([[[]], [{ problems: [{ title: "x" }] }], ["text"], [null]])("is not %j", (json) => {
    expect(guideSheet(json)).toBeUndefined();
  });
});

const round = {
  contest: { id: 1520, name: "Round 719" },
  problems: [
    { contestId: 1520, index: "A", name: "Do Not Be Distracted!", type: "PROGRAMMING", tags: [] },
    { contestId: 1520, index: "D", name: "Same Differences", type: "PROGRAMMING", tags: [] },
  ],
  rows: [],
};
const problemset = {
  problems: [
    { contestId: 1520, index: "D", name: "Same Differences", rating: 1200, tags: ["hashing", "math"] },
    { contestId: 1519, index: "C", name: "Do Not Be Distracted!", rating: 800, tags: [] },
  ],
  problemStatistics: [],
};

/** Answers like Codeforces without a sign-in: any parameter but the contest is refused. */
function codeforcesAnswer(call: string) {
  if (call === "contest.standings?contestId=1520") return { status: "OK", result: round };
  return call === "problemset.problems" ? { status: "OK", result: problemset } : failed("handles: not allowed");
}

describe("A contest on Codeforces", () => {
  it("is found by two calls, which name nothing but the contest", async () => {
    const { terminal, calls, pauses } = fakeTerminal(codeforcesAnswer);
    const { title, problems } = await contestSheet(1520, terminal);
    expect({ title, calls, pauses: pauses.length }).toEqual({
      title: "Round 719",
      calls: ["contest.standings?contestId=1520", "problemset.problems"],
      pauses: 1,
    });
    expect(problems.map(({ fields }) => fields)).toEqual([
      {
        ...{ title: "Do Not Be Distracted!", url: "https://codeforces.com/contest/1520/problem/A" },
        ...{ difficulty: "800" },
      },
      {
        ...{ title: "Same Differences", url: "https://codeforces.com/contest/1520/problem/D" },
        ...{ difficulty: "1200", topic: "hashing", hint: "Tags: hashing, math" },
      },
    ]);
  });

  it("is left alone if Codeforces does not tell all of it", async () => {
    const { terminal } = fakeTerminal((call) => (call.includes("standings") ? codeforcesAnswer(call) : failed("Busy")));
    await expect(contestSheet(1520, terminal)).rejects.toThrow("did not answer problemset.problems: Busy. Nothing was");
  });
});

test.each([
  ["https://docs.google.com/spreadsheets/d/1aB-c/edit?gid=7#gid=7", "d/1aB-c/export?format=csv&gid=7"],
  ["https://docs.google.com/spreadsheets/u/0/d/1aB-c/edit", "d/1aB-c/export?format=csv"],
  ["https://docs.google.com/spreadsheets/d/e/2PACX-1v/pubhtml?gid=0", "d/e/2PACX-1v/pub?output=csv&gid=0"],
])("the file that %s shows is %s", (link, file) => {
  expect(fileAddress(link)).toBe(`https://docs.google.com/spreadsheets/${file}`);
});

test("the file that a page of GitHub shows is its text; any other address stays", () => {
  const raw = "https://raw.githubusercontent.com/o/r/main/x.problems.json";
  expect(fileAddress("https://github.com/o/r/blob/main/x.problems.json?plain=1#L3")).toBe(raw);
  expect(fileAddress(raw)).toBe(raw);
});

describe("The plan of an import", () => {
  const own = { title: "Watermelon", url: watermelon, hint: "Ours.", difficulty: "800" };
  const item = {
    ...{ source: sheet, file: "sheets/a.json", name: "a", repeated: new Set<string>() },
    fields: { id: "a", title: "Ours", credit: "Chosen by us", problems: [own] },
  };
  const planned = (found: FoundSheet) => planSheet(found, { id: "a" }, item);
  const problem = (fields: object) => ({ place: "row 2", fields: { title: "x", url: watermelon, ...fields } });

  it("keeps what editors wrote, fills what is empty, and adds new problems at the end", () => {
    const twin = { url: "https://codeforces.com/contest/4/problem/A", hint: "Theirs.", topic: "Parity" };
    const other = { title: "Team", url: "https://codeforces.com/problemset/problem/231/A" };
    const { problems, change } = planned({
      ...{ title: "Theirs", credit: "From elsewhere" },
      problems: [problem(twin), { place: "row 3", fields: other }, { ...problem({}), place: "row 4" }],
    });
    expect(problems.map(({ kind }) => kind)).toEqual(["changed", "new", "repeated"]);
    expect(problems[0]?.notes).toContain("hint: is 'Ours.' and stays so; the source has 'Theirs.'");
    expect(change?.fields).toEqual({
      ...{ id: "a", title: "Ours", credit: "Chosen by us; From elsewhere" },
      problems: [{ ...own, topic: "Parity" }, other],
    });
  });

  it("changes nothing if all is there", () => {
    expect(planned({ credit: "us", problems: [problem(own)] }).change).toBeUndefined();
  });

  it("names each field that is wrong", () => {
    const { problems } = planned({ problems: [problem({ url: "codeforces", starred: "perhaps", title: undefined })] });
    expect(problems[0]?.kind).toBe("wrong");
    for (const field of ["title", "url", "starred"])
      expect(problems[0]?.notes).toContainEqual(expect.stringMatching(new RegExp(`^${field}: is .*, expected `)));
  });
});

describe("npm run import-sheet", () => {
  it("shows what a file would do, writes it when told to, and then finds nothing to do", () =>
    withContentTree({}, (contentDirectory) => {
      const file = path.join(contentDirectory, "problems.csv");
      writeFileSync(file, `Problem,Link,Topic\nWatermelon,${watermelon},Loops\n`);
      const run = (...parameters: string[]) => runCommand("import-sheet", [file, ...parameters], { contentDirectory });
      expect(run()).toMatchObject({ status: 1, stderr: "Missing: --title\n" });
      const flags = ["--title", "First"];
      expect(run(...flags).stdout).toContain("New:\n  row 2: Watermelon\n");
      expect(Object.keys(textsIn(contentDirectory))).not.toContain("sheets/first.json");
      expect(run(...flags, "--write").stdout).toContain("Written: sheets/first.json");
      const written = parseJsonObject(readFileSync(path.join(contentDirectory, "sheets/first.json"), "utf8"));
      expect(written).toEqual({
        ...{ id: "first", title: "First" },
        problems: [{ title: "Watermelon", url: watermelon, topic: "Loops" }],
      });
      expect(run("--id", "first", "--write").stdout).toContain("already has all of this");
    }));

  it("lists every row that can't be used with its file, row and field, and writes nothing", () =>
    withContentTree({}, (contentDirectory) => {
      const file = path.join(contentDirectory, "problems.csv");
      writeFileSync(file, `title,url,starred\nA,${watermelon},maybe\n,,\nB,,\n`);
      const { status, stdout } = runCommand("import-sheet", [file, "--id", "a", "--title", "A", "--write"], {
        contentDirectory,
      });
      expect(status).toBe(1);
      expect(stdout).toMatch(/problems\.csv: row 2: starred: is the text 'maybe', expected /);
      expect(stdout).toMatch(/problems\.csv: row 4: url: is missing, expected /);
      expect(Object.keys(textsIn(contentDirectory))).not.toContain("sheets/a.json");
    }));

  it("fetches a link and a contest, and says why it can't", () =>
    withContentTree({}, async (contentDirectory) => {
      const pages: Readonly<Record<string, string>> = {
        "/sheet.csv": `title,url\nWatermelon,${watermelon}\n`,
        "/private": "<!DOCTYPE html><title>Sign in</title>",
      };
      const server = createServer(({ url = "" }, response) => {
        const isApi = url.startsWith("/api/");
        const text = isApi ? JSON.stringify(codeforcesAnswer(url.slice("/api/".length))) : pages[url];
        response.writeHead(text === undefined ? 404 : 200).end(text);
      });
      const { origin, close } = await listen(server);
      const environment = { GATSBY_CODEFORCES_API: `${origin}/api` };
      const run = (...parameters: string[]) =>
        runBeside("import-sheet", [...parameters, "--title", "T"], { contentDirectory, environment });
      try {
        expect((await run(`${origin}/sheet.csv`, "--id", "a")).stdout).toContain("row 2: Watermelon");
        expect((await run(`${origin}/private`, "--id", "a")).stderr).toContain(
          "/private: is a web page, expected a CSV",
        );
        expect((await run(`${origin}/gone`, "--id", "a")).stderr).toContain("/gone: can't be fetched (HTTP 404)");
        const { stdout } = await run("--codeforces", "1520", "--write");
        expect(stdout).toContain("problem D: Same Differences\n");
        expect(stdout).toContain("Written: sheets/codeforces-1520.json");
      } finally {
        await close();
      }
    }));
});
