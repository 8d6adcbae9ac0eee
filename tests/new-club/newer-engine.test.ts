import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { copyProject } from "../../scripts/copy-project.mjs";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { makeFolder } from "../support/temporary-folder";

const folder = makeFolder();
// Beside each other, as the workflow checks them out.
const club = path.join(folder, "club");
const engine = path.join(folder, "engine");

const patience = 10 * 60_000;

function run(directory: string, command: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: directory,
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: undefined, SITE_URL: undefined, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")}: ${stdout}${stderr}`);
  return stdout;
}

const git = (...words: string[]) => run(club, "git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words]);
const page = (file: string) => readFileSync(path.join(engine, "public", file), "utf8");

/** This site generator as a club gets it with this version. */
function checkOut(version: string): void {
  copyProject(engine);
  const file = path.join(engine, "package.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(/"version": "[^"]*"/, `"version": "${version}"`));
}

function entries(value: unknown, name: string): JsonObject[] {
  const found: unknown = Reflect.get(Object(value), name);
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}

/** Runs the check and the build as the reusable workflow does: its own commands in its own folders. */
function runWorkflow(): void {
  const workflow: unknown = parse(readFileSync(".github/workflows/club-site.yml", "utf8"));
  const jobs: unknown = Reflect.get(Object(workflow), "jobs");
  const steps = entries(Reflect.get(Object(jobs), "build"), "steps").filter((step) => "working-directory" in step);
  const commands = steps.filter(({ run: command }) => command !== "npm ci");
  expect(commands.map(({ run: command }) => command)).toEqual([
    expect.stringContaining("check-content"),
    "npm run build",
  ]);
  for (const step of commands) {
    const given = isJsonObject(step.env) ? step.env : {};
    const env: Record<string, string> = {};
    // Without an input `site-url`, `baseUrl` of the content counts.
    for (const [name, value] of Object.entries(given))
      env[name] = String(value)
        .replace("${{ inputs.content }}", "content")
        .replace(/\$\{\{.*\}\}/, "");
    run(path.join(folder, String(step["working-directory"])), "bash", ["-ec", String(step.run)], env);
  }
}

test(
  "a club in an empty folder is checked and built, has a page of its own, and does without the rest",
  () => {
    checkOut("1.0.0");
    mkdirSync(club);
    const flags = {
      ...{ name: "Clube de Robótica", "short-name": "CR", url: "https://robotica.example.net/club" },
      ...{ "time-zone": "America/Sao_Paulo", currency: "BRL", colour: "#a75000", host: "github-pages" },
      ...{ without: "courses, codeforces", engine: "clubs/site@v1.0.0" },
    };
    const words = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
    run(engine, "npm", ["run", "--silent", "new-club", "--", club, ...words]);
    mkdirSync(path.join(club, "content/pages"));
    writeFileSync(
      path.join(club, "content/pages/privacy.md"),
      "---\ntitle: Privacidade\nmenu: footer\n---\n\nWe store nothing.\n",
    );
    git("init", "--quiet", "--initial-branch=main");
    git("add", "--all");
    git("commit", "--quiet", "--message=The club");
    runWorkflow();
    expect(git("status", "--porcelain")).toBe("");
    expect(page("index.html")).toContain('href="/club/privacy"');
    expect(page("privacy.html")).toContain("We store nothing.");
    expect(page("index.html")).not.toMatch(/\/club\/(?:myclass|login)"/);
    expect(() => page("myclass.html")).toThrow("ENOENT");
    expect(page("calendar.ics")).toContain("TZID:America/Sao_Paulo");
  },
  patience,
);

test(
  "a newer version of the engine builds the same club, of which only the number of the version changes",
  () => {
    checkOut("1.1.0");
    const hero = path.join(engine, "src/components/home/Hero.tsx");
    writeFileSync(hero, readFileSync(hero, "utf8").replace("Explore Events", "See what we do"));
    const workflows = ["scheduled.yml", "site.yml"].map((file) => `.github/workflows/${file}`);
    // What Renovate does, by the rule in the club's repository and by its own for `uses`.
    for (const file of workflows.map((workflow) => path.join(club, workflow)))
      writeFileSync(file, readFileSync(file, "utf8").replaceAll("v1.0.0", "v1.1.0"));
    runWorkflow();
    expect(page("index.html")).toContain("See what we do");
    expect(git("diff", "--name-only").trim().split("\n")).toEqual(workflows);
    expect(git("ls-files", "--others")).toBe("");
    const changed = git("diff", "--unified=0")
      .split("\n")
      .filter((line) => /^[+-](?![+-])/.test(line));
    expect(changed.length).toBeGreaterThan(0);
    for (const line of changed) expect(line).toMatch(/v1\.[01]\.0$/);
  },
  patience,
);
