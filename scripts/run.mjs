import { spawn } from "node:child_process";

/**
 * Runs a command in the same terminal; throws if its exit code is not 0.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<void>}
 */
export function run(command, commandArguments, options = {}) {
  return new Promise((resolve, reject) => {
    // On Windows, npm and npx need a shell.
    const child = spawn(command, commandArguments, {
      stdio: "inherit",
      shell: process.platform === "win32",
      ...options,
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`'${command} ${commandArguments.join(" ")}' ended with ${code ?? "a signal"}`));
    });
  });
}
