const { TESTS_BEGAN = String(Date.now()) } = process.env;

/** Commands that the tests start continue counting the same seconds. */
export const sharedClock = { TESTS_BEGAN };

/**
 * Prints one line of progress: the seconds since the tests started, the stage, and what is happening.
 *
 * @param {string} stage
 * @param {string} text further lines are indented
 */
export function say(stage, text) {
  const seconds = Math.round((Date.now() - Number(TESTS_BEGAN)) / 1000);
  const [first, ...more] = text.trimEnd().split("\n");
  const lines = [`${String(seconds).padStart(5)} s  ${stage.padEnd(6)} ${first}`, ...more.map((line) => `    ${line}`)];
  // One write, so that lines of parallel tasks do not mix.
  process.stdout.write(`${lines.join("\n")}\n`);
}
