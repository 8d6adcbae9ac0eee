/** What a wide window shows in half of its width. */
const halves: ReadonlySet<string> = new Set(["projects", "achievements", "sponsors", "questions", "claims"]);

/** The sections of a home page in order, each in a row of its own but for two halves that follow each other. */
export function sectionsInRows(sections: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const name of sections) {
    const last = rows.at(-1) ?? [];
    if (last.length === 1 && [...last, name].every((each) => halves.has(each))) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
