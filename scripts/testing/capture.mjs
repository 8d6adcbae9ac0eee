import { spawn } from "node:child_process";
import path from "node:path";
import { sharedClock } from "./say.mjs";

/** Finds the commands of installed packages by name: npx would take a second for each. */
const PATH = [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter);

/**
 * Runs a command and keeps what it prints.
 *
 * @param {string} command the name of a program or of a command of an installed package
 * @param {readonly string[]} commandArguments
 * @param {{ env?: Record<string, string>, isShown?: boolean }} [options] `isShown` also prints its output
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function capture(command, commandArguments, { env = {}, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
      // Windows finds such commands only through a shell.
      shell: process.platform === "win32",
      env: { ...process.env, PATH, ...sharedClock, ...env },
    });
    const pieces = [];
    child.stdout?.on("data", (piece) => pieces.push(piece));
    child.stderr?.on("data", (piece) => pieces.push(piece));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output: Buffer.concat(pieces).toString() }));
  });
}
