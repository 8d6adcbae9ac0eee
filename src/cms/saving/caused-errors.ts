import { shownFile, type Content } from "../../content/content";
import type { Diagnostic } from "../../model/check/diagnostic";
import { sentenceOf } from "./sentence-of";

/**
 * The errors that items will have because another one changes or goes, a sentence each.
 *
 * @param after the content once it has changed
 * @param found what the check finds in it, as far as it is to be told
 * @param findBefore what the check finds in the content as it is; called only if there are errors
 */
export function causedErrors(
  after: Content,
  found: readonly Diagnostic[],
  findBefore: () => readonly Diagnostic[],
): readonly string[] {
  const errors = found.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return [];
  const textOf = ({ file, path, message }: Diagnostic) => JSON.stringify([file, path, message]);
  const present = new Set(findBefore().map(textOf));
  return errors
    .filter((diagnostic) => !present.has(textOf(diagnostic)))
    .flatMap(({ file, ...diagnostic }) =>
      after.items
        .filter((item) => item.file === file)
        .map(({ source }) => `This would break ${shownFile(after.tree, file)}: ${sentenceOf(source, diagnostic)}`),
    );
}
