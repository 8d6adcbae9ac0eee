/**
 * Inserts Markdown at the cursor; a block gets empty lines around it. Inside a table cell, a pasted table becomes the
 * words of its cells.
 *
 * @param plain the same as plain text
 * @returns where it begins
 */
export function insertMarkdown(area: HTMLTextAreaElement, text: string, isBlock: boolean, plain = text): number {
  const before = area.value.slice(0, area.selectionStart);
  const after = area.value.slice(area.selectionEnd);
  const isRow = /^\s*\|/.test(before.slice(before.lastIndexOf("\n") + 1));
  const isInCell = isRow && /^[^\n]*\|/.test(after);
  const words = /^\|.*\|$/m.test(text) ? plain.trim().replace(/\s+/g, " ") : text;
  if (isInCell) {
    insertText(area, words.replace(/\s*\n\s*/g, " ").replace(/\\?\|/g, String.raw`\|`));
    return before.length;
  }
  const space =
    isBlock || isRow ? { before: gap(before, /\n*$/), after: gap(after, /^\n*/) } : { before: "", after: "" };
  insertText(area, space.before + text + space.after);
  return before.length + space.before.length;
}

function gap(text: string, breaks: RegExp): string {
  return text.trim() === "" ? "" : "\n".repeat(Math.max(0, 2 - (breaks.exec(text)?.[0].length ?? 0)));
}

/** Replaces the selection with a text as if it were typed, so that the browser can undo it. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else can be undone
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
