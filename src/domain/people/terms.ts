import { compare } from "../order";
import { withLatinDigits } from "../text/letters";

/** The spelling of a term that equal terms share: `2023 – 2024` is `2023-2024`. */
export function termKey(term: string): string {
  return withLatinDigits(term.normalize("NFC"))
    .replace(/\s*[-‐-―/]\s*/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** The years that a term names, such as 2023 and 2024; `2023-24` means the same. */
export function yearsOf(term: string): number[] {
  const numbers = termKey(term).match(/\d+/g) ?? [];
  return numbers.flatMap((digits, index) => {
    if (digits.length === 4) return [Number(digits)];
    const century = numbers[index - 1]?.slice(0, 2);
    return digits.length === 2 && numbers[index - 1]?.length === 4 ? [Number(`${century ?? ""}${digits}`)] : [];
  });
}

export function newestTermFirst(a: string, b: string): number {
  const [last, otherLast] = [lastYear(a), lastYear(b)];
  const [first, otherFirst] = [yearsOf(a)[0] ?? 0, yearsOf(b)[0] ?? 0];
  return otherLast - last || otherFirst - first || compare(termKey(a), termKey(b));
}

function lastYear(term: string): number {
  return Math.max(0, ...yearsOf(term));
}

/**
 * The term before a new one, spelled as the club spells terms: before 2027 it is `2026-2027` where terms are pairs of
 * years, otherwise 2026. Undefined if the new term names no year.
 */
export function termBefore(newTerm: string, earlier: readonly string[]): string | undefined {
  const [first, last] = yearsOf(newTerm);
  if (first === undefined) return undefined;
  const [newest] = [...earlier].sort(newestTermFirst);
  const isPair = last !== undefined || yearsOf(newest ?? "").length > 1;
  const length = Math.max(1, (last ?? first + 1) - first);
  if (isPair) return `${first - length}-${first}`;
  return String(first - 1);
}
