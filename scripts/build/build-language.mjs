import { spawnSync } from "node:child_process";
import { copyProject } from "../copy-project.mjs";

/** Builds a copy of the project in a folder, which keeps the caches of its builds; the environment says in which language. */
const [folder = ""] = process.argv.slice(2);
copyProject(folder, { keep: [".cache", "public"] });
const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: folder, stdio: "inherit" });
process.exitCode = status ?? 1;
