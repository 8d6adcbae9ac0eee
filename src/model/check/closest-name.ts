/** The name that was probably meant: it differs by at most two letters, or only in case. */
export function closestName(name: string, names: readonly string[]): string | undefined {
  const distances = names.map((candidate) => ({
    candidate,
    distance: editDistance(name.toLowerCase(), candidate.toLowerCase()),
  }));
  const [best] = distances.sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.min(2, Math.floor(name.length / 2)) ? best.candidate : undefined;
}

/**
 * How many letters must be added, removed, changed or swapped with their neighbour; Infinity if the lengths differ by
 * more than two.
 */
export function editDistance(from: string, to: string): number {
  // There is nothing to suggest, and the name may be as long as a file.
  if (Math.abs(from.length - to.length) > 2) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 0; row < from.length; row += 1) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const change = (last[column] ?? 0) + (from[row] === to[column] ? 0 : 1);
      const isSwap = row > 0 && column > 0 && from[row] === to[column - 1] && from[row - 1] === to[column];
      const swap = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(change, swap, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? Infinity;
}
