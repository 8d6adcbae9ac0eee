import { deskTopics, type DeskLine } from "../../content/desk/desk-line";

/** The lines of the desk below the headings of their topics, each with its file and field. */
export function describeDesk(lines: readonly DeskLine[], directory: string): string[] {
  if (lines.length === 0) return ["Nothing to do."];
  return Object.entries(deskTopics).flatMap(([topic, heading]) => {
    const own = lines.filter((line) => line.topic === topic);
    if (own.length === 0) return [];
    const texts = own.map(({ file, path, message }) =>
      [`${directory}/${file}`, path, message].filter((part) => part !== "").join(": "),
    );
    // Names in files may hold anything, line breaks and terminal codes too.
    return ["", `${heading} (${own.length})`, ...texts.map((text) => `  ${text.replace(/[\s\p{Cc}]+/gu, " ")}`)];
  });
}
