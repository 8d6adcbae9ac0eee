import { capture } from "./capture.mjs";
import { say } from "./say.mjs";

/**
 * Counts one check that is a command: it passes if the command does. What the command prints is shown if it fails.
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
