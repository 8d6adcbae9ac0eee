import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { buildSync } from "esbuild";
import { nodeBundle } from "../../src/gatsby/load-typescript";

interface RunOptions {
  readonly contentDirectory?: string;
  readonly input?: string | Buffer;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The commands that this test file has run, each bundled into one file. */
const bundles = new Map<string, string>();

/** Each process that runs tests has its own files, which it writes again for each test file. */
const worker = process.env.JEST_WORKER_ID ?? `browser-${process.env.TEST_PARALLEL_INDEX ?? ""}`;

/**
 * The program of a command in one file, which starts in a fraction of the time that tsx needs.
 *
 * @param name its folder
 */
function bundleOf(name: string): string {
  const known = bundles.get(name);
  if (known !== undefined) return known;
  const file = path.resolve("node_modules/.cache/commands", `${name}-${worker}.cjs`);
  buildSync({ ...nodeBundle, entryPoints: [sourceOf(name)], outfile: file });
  bundles.set(name, file);
  return file;
}

function sourceOf(name: string): string {
  const [tool, command] = [`tools/${name}/cli.ts`, `src/commands/${name}/cli.ts`];
  return existsSync(tool) ? tool : command;
}

/** Runs a command of the project on a content tree, by default that of the project. */
export function runCommand(name: string, parameters: readonly string[], options: RunOptions = {}) {
  const { contentDirectory, input = "", environment } = options;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundleOf(name), ...parameters], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: contentDirectory, ...environment },
    input,
    // A command that waits would block the test forever.
    timeout: 100_000,
  });
  return { status, stdout, stderr };
}

/** Runs a command while this process continues, such as with a server for it. */
export async function runBeside(name: string, parameters: readonly string[], options: RunOptions = {}) {
  const child = spawn(process.execPath, [bundleOf(name), ...parameters], {
    env: { ...process.env, CONTENT_DIR: options.contentDirectory, ...options.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { status: child.exitCode, stdout, stderr };
}

/** Runs a command whose output no one reads, as `| head` does once it has enough. */
export async function runUnread(name: string, parameters: readonly string[], contentDirectory: string) {
  const child = spawn(process.execPath, [bundleOf(name), ...parameters], {
    env: { ...process.env, CONTENT_DIR: contentDirectory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.destroy();
  const [stderr] = await Promise.all([text(child.stderr), once(child, "close")]);
  return { status: child.exitCode, stderr };
}

/** The text of every file of a folder, by its path. */
export function textsIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]));
}
