/** Puts a text in the place of what is selected, as typing it would: the browser's undo takes it back. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- no other way of inserting can be undone
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Puts Markdown where the cursor is; a block gets the empty lines around it that part it from other lines. */
export function insertMarkdown(area: HTMLTextAreaElement, text: string, isBlock: boolean): void {
  const before = area.value.slice(0, area.selectionStart);
  const after = area.value.slice(area.selectionEnd);
  const isRow = /^\s*\|/.test(before.slice(before.lastIndexOf("\n") + 1));
  const isInCell = isRow && /^[^\n]*\|/.test(after);
  if (isInCell) insertText(area, text.replace(/\s*\n\s*/g, " ").replace(/\\?\|/g, String.raw`\|`));
  else insertText(area, isBlock || isRow ? `${gap(before, /\n*$/)}${text}${gap(after, /^\n*/)}` : text);
}

function gap(text: string, breaks: RegExp): string {
  return text.trim() === "" ? "" : "\n".repeat(Math.max(0, 2 - (breaks.exec(text)?.[0].length ?? 0)));
}

/** True if the cursor is in a block of code, where Markdown means nothing. */
export function isInCode({ value, selectionStart }: HTMLTextAreaElement): boolean {
  const fences = value.slice(0, selectionStart).match(/^ {0,3}(?:```|~~~)/gm) ?? [];
  return fences.length % 2 === 1;
}
