import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../../scripts/copy-project.mjs";
import { writeOtherClub } from "./other-club";

/** Builds the site of another club from scratch in a folder of its own, and throws if that fails. */
async function buildOtherClub(directory: string): Promise<void> {
  const project = path.join(directory, "project");
  copyProject(project);
  const content = path.join(directory, "content");
  await writeOtherClub(content);
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, CONTENT_DIR: content },
  });
  if (status !== 0 || !existsSync(path.join(project, "public/index.html")))
    throw new Error("The other club's site was not built");
}

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Name the folder to build in");
void buildOtherClub(path.resolve(directory));
