import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { propertyOf } from "../../src/domain/shape";
import { git } from "../support/git-repository";
import { listen } from "../support/servers/listen";
import { emptyFolder } from "../support/temporary-folder";

const workflow: unknown = parse(readFileSync(".github/workflows/club-announce.yml", "utf8"));
const jobs = propertyOf(workflow, "jobs");

/** The shell commands of a job of the club's workflow. */
function commandsOf(job: string): string[] {
  const steps: unknown = propertyOf(propertyOf(jobs, job), "steps");
  return (Array.isArray(steps) ? steps : []).flatMap((step: unknown) => {
    const run = propertyOf(step, "run");
    return typeof run === "string" && run !== "npm ci" ? [run] : [];
  });
}

const [findState = "", announce = ""] = commandsOf("announce");
const [remember = ""] = commandsOf("remember");

/** Acts as Discord, Telegram, Slack and the site, and remembers what was posted. */
async function standIn() {
  const posts: string[] = [];
  let failures = 0;
  const server = await listen(
    createServer((request, response) => {
      let text = "";
      request.on("data", (piece: Buffer) => (text += piece.toString()));
      request.on("end", () => {
        const [, service = ""] = request.url?.split("/") ?? [];
        const fails = request.method === "POST" && service === "discord" && failures > 0;
        if (fails) failures -= 1;
        else if (request.method === "POST") {
          const message: unknown = JSON.parse(text);
          const words = String(propertyOf(message, "content") ?? propertyOf(message, "text"));
          posts.push(`${service}: ${words.split("\n")[0] ?? ""}`);
        }
        response.writeHead(fails ? 429 : 200).end(JSON.stringify(fails ? { retry_after: 0.01 } : {}));
      });
    }),
  );
  return {
    ...server,
    /** What was posted since the last time. */
    news: () => posts.splice(0).sort(),
    failNext: (count: number) => (failures = count),
  };
}

const folder = emptyFolder();
const repository = () => path.join(folder, "repository");
const bash = promisify(execFile);

function publish(...ids: string[]): void {
  for (const id of ids)
    writeFileSync(path.join(repository(), "content/notices", `${id}.json`), JSON.stringify({ id, title: id }));
  git(repository(), ["add", "."]);
  git(repository(), ["commit", "-m", `Publish ${ids.join()}`], new Date().toISOString());
  git(repository(), ["push", "--force", "origin", "HEAD:main"]);
}

let runs = 0;

/** Runs both jobs, each in its own clone, and returns the summary of the run. */
async function deploy(origin: string, secrets: NodeJS.ProcessEnv): Promise<string> {
  runs += 1;
  const [job, writer] = ["announce", "remember"].map((name) => path.join(folder, `${name}-${runs}`));
  if (job === undefined || writer === undefined) throw new Error("There are two jobs");
  mkdirSync(job);
  const hub = path.join(folder, "hub.git");
  git(folder, ["clone", "--quiet", "--branch", "main", hub, path.join(job, "club")]);
  git(folder, ["clone", "--quiet", "--branch", "main", hub, writer]);
  const [state, summary] = [path.join(job, "state/announced.json"), path.join(job, "summary")];
  const env = {
    ...process.env,
    ...{ DISCORD_WEBHOOK: "", TELEGRAM_TOKEN: "", TELEGRAM_CHAT: "", SLACK_WEBHOOK: "", ...secrets },
    ...{ CONTENT_DIR: path.join(job, "club/content"), SITE_URL: origin, GITHUB_STEP_SUMMARY: summary },
  };
  await bash("bash", ["-e", "-c", findState], { cwd: job, env });
  await bash("bash", ["-e", "-c", announce.replace("../state/announced.json", state)], { env });
  if (existsSync(state)) {
    mkdirSync(path.join(writer, "new"));
    writeFileSync(path.join(writer, "new/announced.json"), readFileSync(state));
  }
  await bash("bash", ["-e", "-c", remember], { cwd: writer, env });
  return readFileSync(summary, "utf8");
}

test("The jobs of a club's workflow tell each channel once of what is new, whatever happens", async () => {
  const services = await standIn();
  const discord = { DISCORD_WEBHOOK: `${services.origin}/discord/secret` };
  const all = {
    ...discord,
    ...{ TELEGRAM_TOKEN: "1:secret", TELEGRAM_CHAT: "@club", TELEGRAM_API: `${services.origin}/telegram` },
    SLACK_WEBHOOK: `${services.origin}/slack/secret`,
  };
  const inAll = (title: string) => [`discord: **${title}**`, `slack: ${title}`, `telegram: <b>${title}</b>`];
  git(folder, ["init", "--quiet", "--bare", "hub.git"]);
  git(folder, ["init", "--quiet", "--initial-branch=main", "repository"]);
  git(repository(), ["remote", "add", "origin", path.join(folder, "hub.git")]);
  mkdirSync(path.join(repository(), "content/notices"), { recursive: true });
  mkdirSync(path.join(repository(), "content/site"));
  writeFileSync(
    path.join(repository(), "content/site/club.json"),
    JSON.stringify({ name: "Club", shortName: "C", baseUrl: "https://club.example.org" }),
  );
  publish("old", "older");

  await deploy(services.origin, discord);
  expect(services.news()).toEqual([]);

  publish("second");
  await deploy(services.origin, discord);
  expect(services.news()).toEqual(["discord: **second**"]);

  // Two channels that are added later get no old news.
  await deploy(services.origin, all);
  expect(services.news()).toEqual([]);
  publish("third");
  await deploy(services.origin, all);
  expect(services.news()).toEqual(inAll("third"));

  publish("a", "b", "c", "d", "e", "f");
  await deploy(services.origin, all);
  expect(services.news()).toEqual(inAll("6 new items at Club"));

  // One service fails, which is not a failure of the run, and gets the news in the next one.
  services.failNext(4);
  publish("late");
  const summary = await deploy(services.origin, all);
  expect(services.news()).toEqual(inAll("late").slice(1));
  expect(summary).toContain("notices/late");
  expect(summary).not.toContain("secret");
  await deploy(services.origin, all);
  expect(services.news()).toEqual(inAll("late").slice(0, 1));

  // With a rewritten history, everything appears today.
  git(repository(), ["checkout", "--quiet", "--orphan", "anew"]);
  publish("old");
  await deploy(services.origin, all);
  expect(services.news()).toEqual([]);

  // A fork has no secrets, and GitHub runs no job there.
  publish("in-the-fork");
  await deploy(services.origin, {});
  expect(services.news()).toEqual([]);
  expect(propertyOf(propertyOf(jobs, "announce"), "if")).toBe("${{ !github.event.repository.fork }}");
  await services.close();
}, 300_000);
