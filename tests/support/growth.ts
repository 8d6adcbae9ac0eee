/** A step that grows with the square of its input takes a hundred times longer on ten times as much. */
const STEPS = 10;

/** In ms of CPU time: shorter measurements mostly show other work of the process. */
const LEAST = 3;

/**
 * How many times longer work takes on ten times as much input: about 10 if it is linear, about 100 if it is quadratic.
 * It compares CPU time of this process, and the fastest of three runs counts, so that a busy computer makes no
 * difference.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  work(size);
  return (
    Math.max(
      LEAST,
      fastest(() => work(STEPS * size)),
    ) /
    Math.max(
      LEAST,
      fastest(() => work(size)),
    )
  );
}

function fastest(run: () => unknown): number {
  return Math.min(...[1, 2, 3].map(() => cpuTimeOf(run)));
}

/** In ms. */
function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Between linear and quadratic growth, closer to the latter: linear work never gets that high by chance. */
export const LARGEST_GROWTH = 50;
