/** The storage entry of a member's progress; a new format gets a new number. */
export function progressEntry(memberKey: string): string {
  return `myclass.progress.1:${memberKey}`;
}
