/**
 * A seeded pseudo-random generator: the same seed always gives the same numbers.
 *
 * @typedef {object} Random
 * @property {() => number} next a number from 0 up to 1
 * @property {(from: number, to: number) => number} range a number between the two
 * @property {(from: number, to: number) => number} int a whole number, both ends included
 * @property {<T>(items: readonly T[]) => T} pick one of the items
 * @property {<T>(items: readonly T[]) => T[]} shuffle a shuffled copy
 * @property {(probability: number) => boolean} chance true that often
 */

/** FNV-1a: gives similar names very different seeds. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32. */
function generatorFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {string} name
 * @returns {Random}
 */
export function randomFor(name) {
  const next = generatorFrom(hashOf(name));
  const range = (from, to) => from + next() * (to - from);
  const int = (from, to) => Math.floor(range(from, to + 1));
  const pick = (items) => items[int(0, items.length - 1)];
  const shuffle = (items) => {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = int(0, last);
      [copy[last], copy[other]] = [copy[other], copy[last]];
    }
    return copy;
  };
  return { next, range, int, pick, shuffle, chance: (probability) => next() < probability };
}

/**
 * The numbers from 1 to `count`.
 *
 * @param {number} count
 */
export const oneTo = (count) => Array.from({ length: count }, (_, index) => index + 1);
