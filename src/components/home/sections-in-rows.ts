/** Sections that take half the width of a wide window. */
const halves: ReadonlySet<string> = new Set(["projects", "achievements", "results", "sponsors", "questions", "claims"]);

/** The sections of a home page in rows: one section per row, or two halves that follow each other. */
export function sectionsInRows(sections: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const name of sections) {
    const last = rows.at(-1) ?? [];
    if (last.length === 1 && [...last, name].every((each) => halves.has(each))) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
