/** The entry of the browser's storage that keeps a member's progress; another format of it gets another number. */
export function progressEntry(memberKey: string): string {
  return `myclass.progress.1:${memberKey}`;
}
