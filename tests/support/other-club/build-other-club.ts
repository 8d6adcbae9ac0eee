import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../../scripts/copy-project.mjs";
import { writeOtherClub } from "./other-club";

/** Builds the site of another club from scratch in a folder of its own, and throws if that fails. */
async function buildOtherClub(directory: string): Promise<void> {
  const project = path.join(directory, "project");
  copyProject(project);
  const content = path.join(directory, "content");
  await writeOtherClub(content);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: Infinity,
    env: { ...process.env, CONTENT_DIR: content },
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  // `tests/site/clubs/build-output.test.ts` reads what a maintainer sees.
  writeFileSync(path.join(directory, "build.log"), `${stdout}\n${stderr}`);
  if (status !== 0 || !existsSync(path.join(project, "public/index.html")))
    throw new Error("The other club's site was not built");
}

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Name the folder to build in");
void buildOtherClub(path.resolve(directory));
