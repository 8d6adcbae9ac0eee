/** A cell that begins so would be a formula. */
const formulaStart = /^[=+\-@\t\r'＝＋－＠]/;

/** A cell that spreadsheets take for a text, whatever it begins with. */
export function withGuard(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** The reverse, for cells that spreadsheets or `withGuard` have made texts. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}
