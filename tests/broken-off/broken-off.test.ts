import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildPatience, differences, TrialProject } from "../support/builds/trial-project";
import { makeFolder } from "../support/temporary-folder";

const times = Number(process.env.TIMES ?? 20);
const seed = Number(process.env.SEED ?? Date.now() % 100_000);

const root = makeFolder();

const event = "content/events/weekly-practice.json";
const project = TrialProject.in(path.join(root, "project"));
const usual = readFileSync(project.path(event), "utf8");
const retitled = usual.replace(/"title": ".*?"/, '"title": "A title of today"');

/** Numbers from 0 to 1 that are the same for each seed. */
function* randomNumbers(state: number) {
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

/** The files of a clean build of each version, and how long the longer build took. */
function cleanBuilds() {
  let longest = 0;
  const published = new Map<string, Readonly<Record<string, string>>>();
  for (const version of [retitled, usual]) {
    for (const folder of [".cache", "public"]) rmSync(project.path(folder), { recursive: true, force: true });
    writeFileSync(project.path(event), version);
    const start = Date.now();
    project.build();
    longest = Math.max(longest, Date.now() - start);
    published.set(version, project.published());
  }
  return { published, longest };
}

async function breakOff(after: number, signal: "SIGKILL" | "SIGINT"): Promise<void> {
  const build = project.beginBuild();
  const ended = once(build, "close");
  await Promise.race([ended, wait(after)]);
  if (build.exitCode === null && build.pid !== undefined) process.kill(-build.pid, signal);
  await ended;
}

test(
  `after a build was broken off at any of ${times} moments (SEED=${seed}), the next one publishes what a clean one does`,
  async () => {
    const { published, longest } = cleanBuilds();
    const random = randomNumbers(seed);
    for (let turn = 0; turn < times; turn += 1) {
      const version = turn % 2 === 0 ? retitled : usual;
      const after = Math.round((random.next().value ?? 0) * longest);
      writeFileSync(project.path(event), version);
      await breakOff(after, turn % 4 < 2 ? "SIGKILL" : "SIGINT");
      project.build();
      const differing = differences(project.published(), published.get(version) ?? {});
      process.stderr.write(`${turn + 1} of ${times}: broken off after ${after} ms, ${differing.length} files differ\n`);
      expect({ turn, after, differing }).toEqual({ turn, after, differing: [] });
    }
  },
  (3 + 2 * times) * buildPatience,
);
