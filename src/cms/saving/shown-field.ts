/** A field of the form, as it is seen and as it would be saved. */
export interface ShownField {
  readonly label: string;
  /** For an editor to copy. */
  readonly text: string;
  /** Each pair says the same in two places: on the screen, and in what would be saved. */
  readonly pairs: readonly (readonly [shown: string, written: string])[];
}

/** Marks that editors of texts put where there is nothing, and spaces, which Markdown has in other places. */
const UNSEEN = /[\s\uFEFF]+/g;

/** The labels of the fields whose words on the screen are not those that would be saved. */
export function unwrittenFields(fields: readonly ShownField[]): string[] {
  const unlike = fields.filter(({ pairs }) => pairs.some(([shown, written]) => wordsOf(shown) !== wordsOf(written)));
  return [...new Set(unlike.map(({ label }) => label))];
}

function wordsOf(text: string): string {
  return text.replace(UNSEEN, "");
}

/** All that a form shows, each field below its label. */
export function textToCopy(fields: readonly ShownField[]): string {
  return fields
    .filter(({ text }) => text.trim() !== "")
    .map(({ label, text }) => `${label}\n${text.trim()}\n`)
    .join("\n");
}
