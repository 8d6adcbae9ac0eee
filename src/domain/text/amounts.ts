import { clubSettings } from "../../model/build-constants";

/** 'Free' for 0, otherwise the amount in the club's currency; undefined if no fee is given (docs/behaviour.md#one-event). */
export function feeText(fee: number | null | undefined): string | undefined {
  if (fee === null || fee === undefined) return undefined;
  const { before, after, decimals } = clubSettings().currency;
  const amount = String(fee).replace(/\.\d+$/, (fraction) => fraction.padEnd(1 + decimals, "0"));
  return fee === 0 ? "Free" : `${before}${groupDigits(amount)}${after}`;
}

/** '120' as '120+ people'; words stay as they are. */
export function participantsText(participants: string | null | undefined): string | undefined {
  const text = participants?.trim();
  if (!text) return undefined;
  const count = /^([\d,]+)\s*\+?$/.exec(text)?.[1];
  return count === undefined ? text : `${count.includes(",") ? count : groupDigits(count)}+ people`;
}

/** A count with a plus sign, as the stats show it. */
export function atLeast(count: number): string {
  return `${groupDigits(count)}+`;
}

/** 10000 as 10,000. */
export function groupDigits(number: number | string): string {
  return String(number).replace(/^[^.]+/, (whole) => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ","));
}

/**
 * A number and its noun: '1 file', '2,000 files'.
 *
 * @param noun in the singular; its plural ends in s
 */
export function counted(count: number, noun: string): string {
  return `${groupDigits(count)} ${noun}${count === 1 ? "" : "s"}`;
}
