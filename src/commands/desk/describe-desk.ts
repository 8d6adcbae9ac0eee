import { deskTopics, type DeskLine } from "../../content/desk/desk-line";
import { onOneLine, placedMessage } from "../../model/check/sentence";

/** The lines of the desk below the headings of their topics, each with its file and field. */
export function describeDesk(lines: readonly DeskLine[], directory: string): string[] {
  if (lines.length === 0) return ["Nothing to do."];
  return Object.entries(deskTopics).flatMap(([topic, heading]) => {
    const own = lines.filter((line) => line.topic === topic);
    if (own.length === 0) return [];
    const texts = own.map(({ file, path, message }) => onOneLine(placedMessage(`${directory}/${file}`, path, message)));
    return ["", `${heading} (${own.length})`, ...texts.map((text) => `  ${text}`)];
  });
}
