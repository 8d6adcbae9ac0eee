/**
 * True if a list shows fewer than the club says on its home page that there are.
 *
 * @param claim in the club's words, such as '12+'
 */
export function isSelection(claim: string | null | undefined, listed: number): boolean {
  const [, digits = ""] = /^\D*(\d[\d.,]*)/.exec(claim ?? "") ?? [];
  return Number(digits.replace(/\D/g, "")) > listed;
}
