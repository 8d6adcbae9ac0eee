import path from "node:path";
import { annotation } from "../../../scripts/workflow/annotation.mjs";
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
    return annotation(severity, name, placedMessage(field, message));
  });
}
