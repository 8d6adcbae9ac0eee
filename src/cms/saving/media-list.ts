/** Whether Decap's list of the media folder tells if a file is there: it leaves out what lies in folders inside it. */
export function isToldByList(file: string): boolean {
  return /^media\/[^/]+$/.test(file);
}
