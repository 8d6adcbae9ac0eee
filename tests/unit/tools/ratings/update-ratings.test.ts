import { readFileSync, statSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { checkContent } from "../../../../src/content/check/check-content";
import { terminalWith } from "../../../../tools/codeforces/terminal";
import { updateRatings } from "../../../../tools/ratings/update-ratings";
import { changeBuildInfo } from "../../../support/build-info";
import { withContentTree } from "../../../support/content/content-tree";
import { failed, ok } from "../../../support/servers/fake-terminal";
import { listen } from "../../../support/servers/listen";

/** The club's day begins at 18:00 UTC: it is the 20th there. */
const NIGHT = Date.parse("2026-11-19T20:00:00Z");
const HOUR = 3_600_000;
const seconds = (time: string | number) => new Date(time).getTime() / 1000;

const player = (id: number, handle: string, more: object = {}) => ({
  [`members/${id}.json`]: {
    ...{ id, name: `Member ${id}`, session: "2023-2024", shift: "1st", iscp: true },
    ...{ codeforces: `https://codeforces.com/profile/${handle}`, ...more },
  },
});

/** A submission at an instant: 'CONTESTANT' and others have begun two hours earlier. */
const submission = (id: number, time: string, problem: string, type = "PRACTICE", verdict = "OK") => {
  const [, contest, index, name = ""] = /^(\d+)([A-Z])(?: (.*))?$/.exec(problem) ?? [];
  return {
    id,
    verdict,
    creationTimeSeconds: seconds(time),
    problem: { contestId: Number(contest), index, name },
    author: { members: [], participantType: type, startTimeSeconds: seconds(Date.parse(time) - 2 * HOUR) },
  };
};

const user = (handle: string, lastOnline = NIGHT) => ({
  handle,
  ...{ rating: 1300, maxRating: 1300, rank: "pupil", maxRank: "pupil", lastOnlineTimeSeconds: seconds(lastOnline) },
});
const changes = [[2, "Round 2", 812, "2026-11-18T17:00:00Z"] as const].map(([contestId, contestName, rank, time]) => ({
  ...{ contestId, contestName, rank, ratingUpdateTimeSeconds: seconds(time), oldRating: 1200, newRating: 1300 },
}));

const html = "<!DOCTYPE html><title>Just a moment...</title>";
const page = (status: number) => ({ status, body: html });
type Reply = { readonly status: number; readonly body: string } | ReturnType<typeof ok | typeof failed> | "silence";
type Replies = Readonly<Record<string, (handle: string, from: number) => Reply>>;
const right: Replies = {
  "user.info": (handles) => ok(...handles.split(";").map((handle) => user(handle))),
  "user.status": () => ok(submission(1, "2026-11-19T10:00:00Z", "4A")),
  "user.rating": () => ok(...changes),
};

describe("A nightly run", () => {
  const calls: string[] = [];
  let replies = right;
  const server = createServer((request, response) => {
    const { pathname, searchParams: asked } = new URL(request.url ?? "", "http://localhost");
    const method = pathname.replace("/api/", "");
    const handle = asked.get("handle") ?? asked.get("handles") ?? "";
    calls.push(`${method} ${handle}`);
    const reply = replies[method]?.(handle, Number(asked.get("from"))) ?? page(404);
    if (reply === "silence") return;
    if ("body" in reply) response.writeHead(reply.status).end(reply.body);
    else response.end(JSON.stringify(reply));
  });
  let close: () => Promise<void>;
  const lines: string[] = [];
  beforeAll(async () => {
    const { origin, ...rest } = await listen(server);
    ({ close } = rest);
    changeBuildInfo({ codeforcesApi: `${origin}/api` });
  });
  afterAll(() => close());
  beforeEach(() => {
    jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    jest.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line));
  });

  /** Runs it, and returns its calls and pauses; no pause takes time. */
  async function run(directory: string, behaviour: Replies = {}, now = NIGHT, patience = 10_000) {
    [calls.length, lines.length] = [0, 0];
    replies = { ...right, ...behaviour };
    const pauses: number[] = [];
    const terminal = terminalWith((duration) => Promise.resolve(void pauses.push(duration)), patience);
    const error = await updateRatings(directory, { ...terminal, now: () => new Date(now) }).then(
      () => "",
      (reason: unknown) => String(reason),
    );
    return { calls: [...calls], pauses, error, lines: [...lines] };
  }
  const file = (directory: string, name: string): unknown =>
    JSON.parse(readFileSync(path.join(directory, name), "utf8"));

  it("counts the week, keeps rounds and histories, and never asks for standings", () =>
    withContentTree({ ...player(1, "ann"), ...player(2, "ben", { activity: false }) }, async (directory) => {
      const submissions = [
        submission(9, "2026-11-19T19:00:00Z", "9A"),
        submission(8, "2026-11-19T10:00:00Z", "4A"),
        submission(7, "2026-11-18T12:00:00Z", "2A Twins", "CONTESTANT"),
        submission(6, "2026-11-18T11:59:00Z", "2B", "CONTESTANT", "WRONG_ANSWER"),
        submission(5, "2026-11-17T12:00:00Z", "3A twins", "VIRTUAL"),
        submission(4, "2026-11-16T12:00:00Z", "8A", "OUT_OF_COMPETITION"),
        submission(3, "2026-11-12T18:30:00Z", "7A"),
        submission(2, "2026-11-12T17:30:00Z", "6A"),
        submission(1, "2026-11-11T17:30:00Z", "5A"),
      ];
      const night = await run(directory, { "user.status": () => ok(...submissions) });
      expect(night.error).toBe("");
      expect(night.calls).toEqual([
        "user.info ann;ben",
        ...["user.status ann", "user.status ben", "user.rating ann", "user.rating ben"],
      ]);
      expect(night.pauses).toEqual([2000, 2000, 2000, 2000]);
      const week = { week: 4, since: "2026-11-16", last: "2026-11-20" };
      expect(file(directory, "activity.json")).toEqual({ members: [{ handle: "ann", ...week }], missed: [] });
      const members = (more: object) => ["ann", "ben"].map((handle) => ({ handle, ...more }));
      expect(file(directory, "rounds/2026.json")).toEqual({
        rounds: [
          { id: 8, day: "2026-11-16", members: members({ unofficial: true, solved: 1 }) },
          { id: 2, name: "Round 2", day: "2026-11-18", members: members({ solved: 1, rank: 812 }) },
        ],
      });
      expect(checkContent(directory).diagnostics).toEqual([]);
    }));

  it("asks the next night only those who were there since, or whose last day is counted still", () => {
    const club = { ...player(1, "ann"), ...player(2, "ben"), ...player(3, "cem") };
    return withContentTree(club, async (directory) => {
      const idle = (handle: string) => (handle === "ann" ? right["user.status"]?.("", 1) : undefined) ?? ok();
      await run(directory, { "user.status": idle });
      const seen = [user("ann", NIGHT - HOUR), user("ben", NIGHT - HOUR), user("cem", NIGHT + HOUR / 2)];
      const behaviour = { "user.info": () => ok(...seen), "user.status": idle };
      const files = ["activity.json", "rounds/2026.json"].map((name) => path.join(directory, name));
      for (const each of files) utimesSync(each, 1, 1);
      const next = await run(directory, behaviour, NIGHT + HOUR);
      expect(next.calls.slice(1)).toEqual(["user.status ann", "user.status cem"]);
      expect(files.map((each) => statSync(each).mtimeMs)).toEqual([1000, 1000]);
      const later = await run(directory, behaviour, NIGHT + 9 * 24 * HOUR);
      expect(later.calls.slice(1)).toEqual([]);
      expect(file(directory, "activity.json")).toEqual({ members: [], missed: [] });
    });
  });

  it("knows of days in a row that began before it counts, and reads on until they are all there", () =>
    withContentTree(
      {
        ...player(1, "ann"),
        "activity.json": { members: [{ handle: "ann", week: 7, since: "2026-10-01", last: "2026-11-18" }] },
      },
      async (directory) => {
        const daily = Array.from({ length: 450 }, (_, index) =>
          submission(
            1000 - index,
            new Date(NIGHT - 2 * HOUR - (index * HOUR) / 2).toISOString(),
            `${100 + 2 * index}A`,
          ),
        );
        const { calls: asked } = await run(directory, {
          "user.status": (_handle, from) => ok(...daily.slice(from - 1, from + 99)),
        });
        expect(asked.filter((call) => call.startsWith("user.status"))).toHaveLength(4);
        const since = "2026-10-01";
        expect(file(directory, "activity.json")).toMatchObject({ members: [{ week: 336, since, last: "2026-11-20" }] });
      },
    ));

  it.each<[string, Reply, string]>([
    ["is down", page(500), "HTTP 500"],
    ["answers HTML with 403", page(403), "HTTP 403"],
    ["is limited", page(429), "Call limit exceeded"],
    ["says that it is limited", failed("Call limit exceeded"), "Call limit exceeded"],
    ["is slow", "silence", "no answer"],
    ["answers nonsense", { status: "OK", comment: "?" }, "an answer that can't be read"],
  ])("keeps what it has while Codeforces %s for three nights, and goes on after that", (_, reply, reason) => {
    const club = { ...player(1, "ann"), ...player(2, "ben"), ...player(3, "cem"), ...player(4, "dan") };
    return withContentTree(club, async (directory) => {
      await run(directory);
      const patience = reply === "silence" ? 100 : undefined;
      const names = ["ratings.json", "activity.json", "rounds/2026.json", "ratings/2026.json"];
      const held = names.map((name) => file(directory, name));
      for (const night of [1, 2, 3]) {
        const { error } = await run(directory, { "user.info": () => reply }, NIGHT + night * 24 * HOUR, patience);
        expect(error).toContain("The ratings API gave no ratings");
        expect(error).toContain(reason);
      }
      expect(names.map((name) => file(directory, name))).toEqual(held);
      const half = await run(directory, { "user.status": () => reply }, NIGHT + 24 * HOUR, patience);
      expect(half.error).toBe("");
      expect(half.lines).toContain(`No submissions of ann (${reason}): the next run asks again.`);
      expect(half.lines).toContain("Codeforces does not answer: the next run asks for the other 1.");
      const missed = ["ann", "ben", "cem", "dan"];
      expect(file(directory, "activity.json")).toEqual({ ...Object(held[1]), missed });
      const whole = await run(directory, {}, NIGHT + 25 * HOUR);
      expect(whole.calls.filter((call) => call.startsWith("user.status"))).toHaveLength(4);
      expect(file(directory, "activity.json")).toMatchObject({ missed: [] });
    });
  });

  it("counts nothing for a club that has switched it off, and asks for no one who was not there", () =>
    withContentTree({ ...player(1, "ann") }, async (directory) => {
      changeBuildInfo({ settings: { off: ["activity"] } });
      await run(directory);
      expect(() => file(directory, "activity.json")).toThrow("ENOENT");
      const next = await run(directory, { "user.info": () => ok(user("ann", NIGHT - HOUR)) }, NIGHT + HOUR);
      expect(next.calls.slice(1)).toEqual([]);
    }));
});
