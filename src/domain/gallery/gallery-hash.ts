/** The post that an address names: 12 for `#12`. Anything but digits is ignored (docs/behaviour.md#gallery). */
export function postIdIn(hash: string): number | undefined {
  const digits = /^#(\d+)$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
