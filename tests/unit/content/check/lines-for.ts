import { checkContent, reportLines } from "../../../../src/content/check/check-content";
import { loadSettings } from "../../../../src/content/settings/load-settings";
import { inClub } from "../../../support/club-settings";
import { withContentTree, type TreeFiles } from "../../../support/content/content-tree";

/** The present instant of these checks. */
export const now = new Date("2026-06-15T12:00:00Z");

/** The lines of the check about the minimal tree with these files, the tree's directory shown as `content`. */
export function linesFor(files: TreeFiles, prepare: (directory: string) => void = () => undefined): string[] {
  return withContentTree(files, (directory) => {
    prepare(directory);
    const report = inClub(loadSettings(directory, now), () =>
      checkContent(directory, { staticDirectory: `${directory}/static-for-tests`, now }),
    );
    return reportLines(report).map((line) => line.replaceAll(directory, "content"));
  });
}
