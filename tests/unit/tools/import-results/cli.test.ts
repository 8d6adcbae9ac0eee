import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { withContentTree, writeContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { parseJsonObject } from "../../../support/json-object";
import { runBeside, runCommand } from "../../../support/run-command";
import { listen } from "../../../support/servers/listen";

const row = (rank: number, team: string, minute: number, pending = 0) => ({
  rank,
  team_id: team,
  score: { num_solved: 1, total_time: minute },
  problems: [{ problem_id: "a", num_judged: 1, num_pending: pending, solved: pending === 0, time: minute }],
});

const teams = ["Guests One", "Segfault", "eva khan", "Guests Two", "Nusrat Jahan"].map((name, index) => ({
  id: `t${index}`,
  display_name: name,
  affiliation: "City Polytechnic",
  group_ids: [name.startsWith("Guests") ? "g" : "s"],
}));

const club: TreeFiles = {
  "members/1.json": { id: 1, name: "Eva Khan", session: "2023-2024", shift: "1st" },
  "members/2.json": { id: 2, name: "Nusrat Jahan", session: "2023-2024", shift: "1st" },
  "members/3.json": { id: 3, name: "nusrat  jahan", session: "2024-2025", shift: "1st" },
  "members/4.json": {
    id: 4,
    name: "Mim",
    session: "2024-2025",
    shift: "1st",
    codeforces: "https://codeforces.com/profile/Mim_1",
  },
};

/** A contest with the ranks 1g 2 2 4g 5. */
const contest: TreeFiles = {
  "scoreboard.json": {
    rows: [row(1, "t0", 20), row(2, "t1", 30), row(2, "t2", 30), row(4, "t3", 40), row(5, "t4", 50)],
  },
  "teams.json": teams,
  "groups.json": [
    { id: "g", name: "Guests" },
    { id: "s", name: "Students" },
  ],
  "contest.json": { id: "regional-2026", name: "Regional 2026", start_time: "2026-11-14T09:00:00+06:00" },
};

/** Hands over a way to call the command for a file of the contest, and the results of the club. */
function withContest(
  use: (run: (...flags: string[]) => ReturnType<typeof runCommand>, results: string, files: string) => void,
) {
  withContentTree(club, (content) =>
    withContentTree(contest, (files) => {
      const run = (...flags: string[]) =>
        runCommand("import-results", [path.join(files, "scoreboard.json"), ...flags], { contentDirectory: content });
      use(run, path.join(content, "results"), files);
    }),
  );
}

const resultIn = (folder: string) => parseJsonObject(readFileSync(path.join(folder, "regional-2026.json"), "utf8"));

describe("npm run import-results", () => {
  it("makes a result of the files of a contest, without the guests", () => {
    withContest((run, results) => {
      const dry = run("--guests", "guests");
      expect(dry).toMatchObject({ status: 0, stderr: "" });
      for (const lines of [
        "With members of the club:\n  eva khan → Eva Khan (/profile/member/1)\n",
        "Write them into the file by hand:\n  Nusrat Jahan: /profile/member/2, /profile/member/3\n",
        "Without a profile:\n  Guests One\n  Segfault\n  Guests Two\n",
      ])
        expect(dry.stdout).toContain(lines);
      expect(existsSync(results)).toBe(false);
      expect(run("--guests", "guests", "--write").status).toBe(0);
      const { rows, ...facts } = resultIn(results);
      expect(facts).toEqual({
        id: "regional-2026",
        title: "Regional 2026",
        date: "2026-11-14",
        problems: [{ label: "a" }],
      });
      const list = rows as Readonly<Record<string, unknown>>[];
      expect(list.map(({ rank, unofficial }) => rank ?? unofficial)).toEqual([true, 1, 1, true, 3]);
      expect(list[2]).toEqual({
        rank: 1,
        name: "eva khan",
        people: [{ name: "Eva Khan", profile: "/profile/member/1" }],
        institution: "City Polytechnic",
        group: "Students",
        solved: 1,
        penalty: 30,
        cells: ["+ 30"],
      });
    });
  });

  it("replaces a result only when told to, and keeps what was added to it by hand", () => {
    withContest((run, results, files) => {
      writeContentTree(files, { "scoreboard.json": { rows: [row(1, "t1", 20, 1)] } });
      expect(run("--write").status).toBe(0);
      const provisional = resultIn(results);
      expect(provisional).toMatchObject({ status: "provisional", rows: [{ name: "Segfault", cells: ["?1"] }] });
      const people = [{ name: "Mim", profile: "/profile/member/4" }];
      writeContentTree(results, {
        "regional-2026.json": { ...provisional, description: "A long day.", rows: [{ name: "Segfault", people }] },
      });
      writeContentTree(files, contest);
      const refused = run("--only-own", "--write");
      expect(refused).toMatchObject({ status: 1 });
      expect(refused.stderr).toContain("results/regional-2026.json: is there already. Add --replace");
      expect(run("--only-own", "--replace", "--title", "The Regional", "--write").status).toBe(0);
      expect(resultIn(results)).toMatchObject({
        title: "The Regional",
        description: "A long day.",
        participants: 5,
        rows: [{ name: "Segfault", people }, { name: "eva khan" }],
      });
      expect(resultIn(results)).not.toHaveProperty("status");
    });
  });

  it("fetches a contest on Codeforces by its number alone, and knows members by their handles", async () => {
    const asked: (string | undefined)[] = [];
    const party = (handle: string) => ({ members: [{ handle }], participantType: "CONTESTANT" });
    const rest = {
      points: 500,
      penalty: 0,
      problemResults: [{ points: 500, rejectedAttemptCount: 0, bestSubmissionTimeSeconds: 600 }],
    };
    const rows = [
      { party: party("best"), rank: 1, ...rest },
      { party: party("mIM_1"), rank: 2, ...rest },
    ];
    const about = { id: 1234, name: "Round 1234", type: "CF", phase: "FINISHED", startTimeSeconds: 1_763_100_000 };
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.end(JSON.stringify({ status: "OK", result: { contest: about, problems: [{ index: "A" }], rows } }));
    });
    const { origin, close } = await listen(server);
    await withContentTree(club, async (content) => {
      const environment = { GATSBY_CODEFORCES_API: origin };
      const flags = ["--codeforces", "1234", "--only-own", "--write"];
      const { status } = await runBeside("import-results", flags, { contentDirectory: content, environment });
      expect(status).toBe(0);
      expect(parseJsonObject(readFileSync(path.join(content, "results/round-1234.json"), "utf8"))).toMatchObject({
        date: "2025-11-14",
        kind: "codeforces",
        contestId: 1234,
        participants: 2,
        rows: [{ rank: 2, name: "mIM_1", people: [{ name: "Mim", profile: "/profile/member/4" }], cells: ["500 10"] }],
      });
    });
    await close();
    expect(asked).toEqual(["/contest.standings?contestId=1234"]);
  });

  it.each([
    [["--guests", "Visitors"], "--guests: is 'Visitors', expected a group of the file: Students, Guests"],
    [["--event", "nowhere"], "results/regional-2026.json: event: is 'nowhere', expected the id of an item in events/"],
    [["--date", "14 November"], "--date: is '14 November'"],
  ])("writes nothing with %j, and says what was expected", (flags, message) => {
    withContest((run, results) => {
      const { status, stderr } = run(...flags, "--write");
      expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
      expect(existsSync(results)).toBe(false);
    });
  });
});
