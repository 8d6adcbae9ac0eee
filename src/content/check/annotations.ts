import path from "node:path";
import { placedMessage } from "../../model/check/sentence";
import type { Report } from "./check-content";

/**
 * The diagnostics of a report as GitHub Actions shows them at the files of a pull request, one per line.
 *
 * @param repository the folder of the repository that holds the content; files are named from there
 */
export function annotationLines({ diagnostics }: Report, repository: string): string[] {
  return diagnostics.map(({ severity, file, path: field, message }) => {
    const name = path.relative(repository, file).split(path.sep).join("/");
    return `::${severity} file=${escapedProperty(name)}::${escaped(placedMessage(field, message))}`;
  });
}

/** Commands end with their line, and `%` begins what is encoded. */
function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
