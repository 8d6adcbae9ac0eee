import { elementIds } from "../element-ids";

/** The target of the skip link: following it does not choose a post. */
const SKIP_TARGET = `#${elementIds.main}`;

/** The post that an address names: 12 for `#12`. Anything but digits is ignored (docs/behaviour.md#gallery). */
export function postIdIn(hash: string): number | undefined {
  const digits = /^#(\d+)$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Which single post the gallery shows once the address has this hash; undefined: all of them.
 *
 * @param previous what it showed before
 */
export function selectedPost(previous: number | undefined, hash: string): number | undefined {
  return hash === SKIP_TARGET ? previous : postIdIn(hash);
}
