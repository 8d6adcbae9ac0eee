/** Octets that a line may have (RFC 5545, 3.1). */
const LONGEST = 75;

/** Folds the lines of a calendar by octets: a Bangla letter has three, which must not be separated. */
export function foldLines(calendar: string): string {
  return calendar
    .replace(/\r\n[\t ]/g, "")
    .split("\r\n")
    .map(foldLine)
    .join("\r\n");
}

function foldLine(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > LONGEST) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
