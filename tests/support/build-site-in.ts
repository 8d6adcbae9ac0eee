import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/copy-project.mjs";

/**
 * Builds a site from scratch in a folder: the project in `project`, the files of `write` in `content`.
 *
 * @throws Error if the build fails
 */
export async function buildSiteIn(
  directory: string,
  write: (content: string) => void | Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const project = path.join(directory, "project");
  copyProject(project);
  const content = path.join(directory, "content");
  await write(content);
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, CONTENT_DIR: content, ...environment },
  });
  if (status !== 0 || !existsSync(path.join(project, "public/index.html")))
    throw new Error(`The site in ${directory} was not built`);
}
