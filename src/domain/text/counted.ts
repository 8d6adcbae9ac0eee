import { groupDigits } from "./amounts";

/**
 * A number and its noun: '1 file', '2,000 files'.
 *
 * @param noun in the singular; its plural ends in s
 */
export function counted(count: number, noun: string): string {
  return `${groupDigits(count)} ${noun}${count === 1 ? "" : "s"}`;
}
