/** Why a file of the content tree can't be read, in words for editors. */
export class ContentError extends Error {
  /** Where in the file: `line 3, column 5`; empty where it is the file as a whole. */
  readonly place: string;

  constructor(message: string, place = "") {
    super(message);
    this.name = "ContentError";
    this.place = place;
  }
}

/** An offset in a text as editors count: `line 3, column 5`. */
export function placeOf(text: string, offset: number): string {
  const before = linesBefore(text, offset);
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** The line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return linesBefore(text, offset).length;
}

function linesBefore(text: string, offset: number): readonly string[] {
  return text.slice(0, offset).split(/\r\n|\r|\n/);
}
