import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface RunOptions {
  readonly contentDirectory: string;
  readonly input?: string | Buffer;
}

/** Runs a command of the project, as its script in package.json does, on a content tree. */
export function runCommand(name: string, parameters: readonly string[], { contentDirectory, input = "" }: RunOptions) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", `src/commands/${name}/cli.ts`, ...parameters],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: contentDirectory }, input },
  );
  return { status, stdout, stderr };
}

/** Prints, as the last line of the errors, what a process has used when it ends. */
const meter =
  "data:text/javascript,process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS}=process.resourceUsage();" +
  "process.stderr.write('%5CnUSED '+(u+s)/1e6+' '+maxRSS/1024)})";

/**
 * As `runCommand`, with the processor time in seconds and the most memory in MB that the command took: unlike the time
 * on the clock, neither depends much on what else the computer does.
 */
export function runMeasured(name: string, parameters: readonly string[], contentDirectory: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", meter, "--import", "tsx", `src/commands/${name}/cli.ts`, ...parameters],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: contentDirectory }, maxBuffer: 1e8 },
  );
  const [, errors = "", seconds, memory] = /^([^]*)\nUSED (\S+) (\S+)$/.exec(stderr) ?? [];
  return { status, stdout, stderr: errors, seconds: Number(seconds), memory: Number(memory) };
}

/** The text of every file of a folder, by its path. */
export function textsIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]));
}
