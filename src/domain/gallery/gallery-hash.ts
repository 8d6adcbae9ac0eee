/**
 * The post that an address names: 12 for `#12`. Anything but digits is ignored (docs/behaviour.md#gallery), and so are
 * numbers too large for an id.
 */
export function postIdIn(hash: string): number | undefined {
  const digits = /^#(\d+)$/.exec(hash)?.[1];
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : undefined;
}
