const { TESTS_BEGAN = String(Date.now()) } = process.env;

/** For the commands that the tests start: they go on counting the same seconds. */
export const sharedClock = { TESTS_BEGAN };

/**
 * Prints one line of progress: the seconds since the tests began, the stage, and what happens.
 *
 * @param {string} stage
 * @param {string} text more lines are indented below
 */
export function say(stage, text) {
  const seconds = Math.round((Date.now() - Number(TESTS_BEGAN)) / 1000);
  const [first, ...more] = text.trimEnd().split("\n");
  const lines = [`${String(seconds).padStart(5)} s  ${stage.padEnd(6)} ${first}`, ...more.map((line) => `    ${line}`)];
  // One write, so that lines of things that run side by side do not mix.
  process.stdout.write(`${lines.join("\n")}\n`);
}
