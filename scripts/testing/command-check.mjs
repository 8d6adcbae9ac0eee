import { capture } from "./capture.mjs";
import { say } from "./say.mjs";

/**
 * Runs a command as one check. If it fails, its output is shown.
 *
 * @param {string} stage
 * @param {readonly string[]} command
 */
export async function commandCheck(stage, [command, ...commandArguments]) {
  const { code, output } = await capture(command, commandArguments);
  if (code === 0) return { passed: 1, failed: 0 };
  say(stage, `FAILED: ${command} ${commandArguments.join(" ")}\n${output}`);
  return { passed: 0, failed: 1 };
}
