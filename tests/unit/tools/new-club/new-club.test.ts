import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { parse } from "yaml";
import { fieldQuestions as questions } from "../../../../tools/new-club/club-questions";
import { answersTo } from "../../../../tools/questions";
import { withTerminal } from "../../../../tools/terminal";
import { choiceQuestions, engineOf, hosts, type ClubChoices } from "../../../../tools/new-club/club-choices";
import { clubContent } from "../../../../tools/new-club/first-content";
import { clubRepository, ownVersion } from "../../../../tools/new-club/club-repository";
import { writeClub } from "../../../../tools/new-club/new-club";
import { checkContent, reportLines } from "../../../../src/content/check/check-content";
import { isJsonObject, type JsonObject } from "../../../../src/model/schema/json-object";
import { runCommand } from "../../../support/run-command";
import { emptyFolder } from "../../../support/temporary-folder";

const now = new Date("2026-11-22T12:00:00Z");

const robots: ClubChoices = {
  answers: new Map([
    ["name", "Clube de Robótica"],
    ["short-name", "CR"],
    ["url", "https://robotica.github.io/clube"],
    ["time-zone", "America/Sao_Paulo"],
    ["currency", "BRL"],
  ]),
  off: ["courses", "codeforces"],
  host: "github-pages",
  engine: { repository: "clubs/site", version: "v1.2.0" },
};

const folder = emptyFolder();

const target = () => path.join(folder, "our-club");
const make = (choices: ClubChoices) => writeClub(target(), choices, now);
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(target(), file), "utf8"));

const yaml = (file: string): unknown => parse(readFileSync(file, "utf8"));

function objectIn(value: unknown, name: string): JsonObject {
  const found: unknown = Reflect.get(Object(value), name);
  return isJsonObject(found) ? found : {};
}

describe("A new club", () => {
  it("has content of its own without an error or a warning", async () => {
    await make(robots);
    expect(reportLines(checkContent(path.join(target(), "content")))).toEqual([]);
    expect(json("content/site/club.json")).toEqual({
      name: "Clube de Robótica",
      shortName: "CR",
      baseUrl: "https://robotica.github.io/clube",
    });
    expect(json("content/site/settings.json")).toEqual({
      timeZone: "America/Sao_Paulo",
      currency: "BRL",
      off: ["courses", "codeforces"],
    });
    expect(json("content/events/first-meeting.json")).toMatchObject({ date: "2026-12-06" });
  });

  it("has first items with days in its own time zone", () => {
    const late = new Date("2026-11-22T22:00:00Z");
    const days = (zone: string) => {
      const files = clubContent({ ...robots, answers: new Map([...robots.answers, ["time-zone", zone]]) }, late);
      return ["notices/welcome.json", "events/first-meeting.json"].map((file): unknown =>
        Reflect.get(files.get(file) ?? {}, "date"),
      );
    };
    expect(days("America/Sao_Paulo")).toEqual(["2026-11-22", "2026-12-06"]);
    expect(days("Asia/Tokyo")).toEqual(["2026-11-23", "2026-12-07"]);
  });

  it("keeps the courses of the sample in the language of its choice, with their pictures and without invented people", async () => {
    await make({ ...robots, off: [], answers: new Map([...robots.answers, ["courses", "bn"]]) });
    const python = readFileSync(path.join(target(), "content/courses/python.json"), "utf8");
    expect(python).toContain('"title": "শূন্য থেকে পাইথন"');
    expect(python).not.toMatch(/"instructor"|"translations"/);
    expect(json("content/courses/react.json")).toMatchObject({ status: "Available" });
    expect(existsSync(path.join(target(), "content/media/course-python.jpg"))).toBe(true);
    expect(json("content/sheets/first-forty.json")).toMatchObject({ title: "Forty first problems" });
    expect(reportLines(checkContent(path.join(target(), "content")))).toEqual([]);
  });

  it("says what it is and what it does", async () => {
    const words = [
      ["about", "We build robots."],
      ["skills", "Robotics، Chess,"],
    ] as const;
    await make({ ...robots, answers: new Map([...robots.answers, ...words]) });
    expect(json("content/site/club.json")).toMatchObject({ description: "We build robots." });
    expect(json("content/site/home.json")).toEqual({
      heroTitle: "Clube de Robótica",
      heroText: "We build robots.",
      skills: [{ title: "Robotics" }, { title: "Chess" }],
      terminal: ["$ whoami", "Clube de Robótica", "$ ls what-we-do", "Robotics, Chess"],
    });
  });

  const workflowFile = (file: string) => path.join(target(), ".github/workflows", file);

  it.each(hosts)("has workflows for %s that call the reusable ones as they want to be called", async (host) => {
    await make({ ...robots, host, off: [] });
    const [onChange, onSchedule] = ["site.yml", "scheduled.yml"].map((file) =>
      objectIn(yaml(workflowFile(file)), "jobs"),
    );
    expect([onChange, onSchedule].map((jobs) => Object.keys(jobs ?? {}))).toEqual([
      ["site", "announce"],
      ["site", "announce", "ratings", "links"],
    ]);
    for (const job of [onChange, onSchedule].flatMap((jobs) => Object.values(jobs ?? {}).filter(isJsonObject))) {
      const [, file = "", version] =
        /^clubs\/site\/(\.github\/workflows\/[\w-]+\.yml)@(.*)$/.exec(String(job.uses)) ?? [];
      expect(version).toBe("v1.2.0");
      const called = objectIn(objectIn(yaml(file), "on"), "workflow_call");
      const inputs = objectIn(called, "inputs");
      const given = Object.keys(objectIn(job, "with"));
      const required = Object.keys(inputs).filter((input) => objectIn(inputs, input).required === true);
      expect(given).toEqual(expect.arrayContaining(required));
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(given));
      expect(Object.keys(objectIn(called, "secrets"))).toEqual(
        expect.arrayContaining(Object.keys(objectIn(job, "secrets"))),
      );
    }
  });

  it("publishes pushes with a workflow that has no schedule, as GitHub disables those with one after 60 days without a commit", async () => {
    await make(robots);
    const events = (file: string) => Object.keys(objectIn(yaml(workflowFile(file)), "on"));
    expect(events("site.yml")).toEqual(["push", "pull_request", "workflow_dispatch"]);
    expect(events("scheduled.yml")).toEqual(["schedule"]);
  });

  it("runs each scheduled job at a time of its own", async () => {
    await make({ ...robots, off: [] });
    const workflow = readFileSync(workflowFile("scheduled.yml"), "utf8");
    const crons = [...workflow.matchAll(/- cron: "(.*)"/g)].map(([, cron]) => cron);
    const conditions = [...workflow.matchAll(/if: github\.event\.schedule == '(.*)'/g)].map(([, cron]) => cron);
    expect(conditions).toHaveLength(3);
    expect(conditions).toEqual(crons);
  });

  it("has a README that names its folder, for each shell in its own way", () => {
    const readme = (folder: string) => clubRepository(robots, folder).get("README.md");
    expect(readme("robotica")).toContain("`CONTENT_DIR=../robotica/content npm start`");
    expect(readme("our club")).toContain('`CONTENT_DIR="../our club/content" npm start`');
    expect(readme("o'clock")).toContain("`$env:CONTENT_DIR = '../o''clock/content'; npm start`");
  });

  it.each(["site.yml", "scheduled.yml"])("gets newer versions of the site generator proposed in %s", async (file) => {
    await make(robots);
    const rules = json("renovate.json");
    const pattern = /"matchStrings":\["((?:[^"\\]|\\.)*)"\]/.exec(JSON.stringify(rules))?.[1] ?? "";
    const [places = ""] = /(?<="managerFilePatterns":\[")(?:[^"\\]|\\.)*/.exec(JSON.stringify(rules)) ?? [];
    const place: unknown = JSON.parse(`"${places.slice(1, -1)}"`);
    expect(`.github/workflows/${file}`).toMatch(new RegExp(String(place)));
    const workflow = readFileSync(workflowFile(file), "utf8");
    const source: unknown = JSON.parse(`"${pattern}"`);
    expect(new RegExp(String(source)).exec(workflow)?.groups).toMatchObject({ currentValue: "v1.2.0" });
  });

  it("is refused in a folder that holds something, which stays as it is", async () => {
    mkdirSync(target());
    writeFileSync(path.join(target(), "notes.txt"), "mine");
    await expect(make(robots)).rejects.toThrow("is not an empty folder");
    expect(readdirSync(folder)).toEqual(["our-club"]);
    expect(readdirSync(target())).toEqual(["notes.txt"]);
  });

  it("is not left half written if what was chosen has errors, which are named", async () => {
    const answers = new Map([...robots.answers, ["time-zone", "America/Sao Paulo"]]);
    await expect(make({ ...robots, answers })).rejects.toThrow(/^content\/site\/settings\.json: timeZone: /);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("The command", () => {
  it("names all wrong flags at once: unknown ones, wrong values and missing ones", () => {
    const flags = ["--names", "Robots", "--colour", "orange", "--without", "robots", "--engine", "x"];
    const { status, stderr } = runCommand("new-club", [target(), ...flags], {});
    expect(status).toBe(1);
    const lines = stderr.trim().split("\n");
    expect(lines.map((line) => line.slice(0, 24))).toEqual([
      "Unknown option '--names'",
      "--colour: is 'orange', e",
      "--without: is 'robots', ",
      "--engine: is 'x', expect",
      "Missing: --name, --short",
    ]);
    expect(existsSync(target())).toBe(false);
  });
});

describe("What is chosen for a new club", () => {
  it("comes from flags, and from the terminal for all others", async () => {
    const asked: string[] = [];
    const ask = (words: string) => {
      asked.push(words);
      return Promise.resolve(words.startsWith("Short name") ? " CR " : "");
    };
    const answers = await answersTo(questions, { name: " Robots ", url: "https://r.org" }, ask);
    expect(Object.fromEntries(answers)).toEqual({ name: "Robots", "short-name": "CR", url: "https://r.org" });
    expect(asked).toHaveLength(questions.length - 2);
  });

  /** The answers to lines that are typed, or pasted at once, and the lines of the terminal. */
  async function typed(lines: string, all = [...questions, ...choiceQuestions]) {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    input.end(lines);
    const answers = await withTerminal((ask) => answersTo(all, {}, ask), { input, output });
    return { answers, shown: String(output.read()) };
  }

  it("is asked in the terminal, again after a wrong answer, even if all lines come at once", async () => {
    const names = ["Clube de Robótica", "", "CR", "robotica", "https://robotica.example.net/club", ""];
    const words = [
      "Portuguese",
      "pt-BR",
      "America/Sao Paulo",
      "America/Sao_Paulo",
      "BRL",
      "",
      "#ffff00",
      "#a75000",
      "",
    ];
    const lines = [...names, ...words, "", "geocities", "netlify", "robots", "codeforces"];
    const { answers, shown } = await typed(`${lines.join("\n")}\n`);
    expect(Object.fromEntries(answers)).toEqual({
      ...{ name: "Clube de Robótica", "short-name": "CR", url: "https://robotica.example.net/club" },
      ...{ language: "pt-BR", "time-zone": "America/Sao_Paulo", currency: "BRL", colour: "#a75000" },
      ...{ host: "netlify", without: "codeforces" },
    });
    expect(shown).toContain("Short name (such as EPC)");
    expect(shown).toContain("  Please enter a value.\n> ");
    expect(shown).toContain("  Your answer is '#ffff00', whose contrast in the light theme is 1");
    expect(shown).toContain(
      "  Your answer is 'geocities', expected one of github-pages, netlify, cloudflare-pages.\n> ",
    );
    expect(shown).toContain("  Your answer is 'robots', expected some of events");
  });

  it.each([
    ["a required", "Robots\n"],
    ["an optional", "Robots\nRC\nhttps://robots.example.org\nAsia/Dhaka\n"],
  ])("is nothing if the terminal is closed at %s question", async (_, lines) => {
    await expect(typed(lines)).rejects.toThrow("You stopped before the last question, so nothing was written.");
  });

  it("names an engine, in package.json or by a flag", () => {
    expect(engineOf("clubs/site@v1.2.0")).toEqual({ repository: "clubs/site", version: "v1.2.0" });
    expect(() => engineOf("clubs/site")).toThrow("--engine: is 'clubs/site'");
    expect(ownVersion({ repository: "github:clubs/site", version: "1.2.0" })).toEqual({
      repository: "clubs/site",
      version: "v1.2.0",
    });
    expect(() => ownVersion({ repository: "github:example/club-site", version: "1.2.0" })).toThrow(
      /^Missing: --engine, the repository/,
    );
  });
});
