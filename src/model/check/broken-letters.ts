import { quote } from "./sentence";

/** The characters that Windows has where Latin-1 has controls, by their bytes from 0x80. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Runs of characters that are the bytes of letters in UTF-8, read one by one. */
const runs = new RegExp(`[Â-ô][\\u00a0-\\u00bf${windows}]{1,3}`, "g");

/** A text in which letters that were read in the wrong encoding are whole again; undefined if it has none. */
function repairedLetters(text: string): string | undefined {
  const repaired = text.replace(runs, (run) => {
    const bytes = Array.from(run, (sign) => {
      const place = windows.indexOf(sign);
      return place >= 0 ? 0x80 + place : sign.charCodeAt(0);
    });
    return decoded(bytes) ?? run;
  });
  return repaired === text ? undefined : repaired;
}

function decoded(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** A warning about letters that were read in the wrong encoding, with the words as they were meant. */
export function brokenLettersWarning(text: string): string[] {
  const words = text.split(/\s+/);
  const broken = words.find((word) => repairedLetters(word) !== undefined);
  if (broken === undefined) return [];
  return [`contains the broken letters ${quote(broken)}, expected ${quote(repairedLetters(broken) ?? "")}`];
}
