import { clubSettings } from "../model/club-settings";
import { basePath } from "../domain/addresses/served-path";
import { digestOfFiles } from "../outputs/writing/digest-of-files";

/** The code that decides which nodes, types and pages a build makes of the content, and how webpack compiles. */
export const engineParts = [
  "gatsby-config.ts",
  "gatsby-node.ts",
  "package-lock.json",
  "src/components/content/picture-source.ts",
  "src/components/language",
  "src/components/layout/bar/bar-widths.ts",
  "src/components/layout/navigation-links.ts",
  "src/components/my-class/course-of-node.ts",
  "src/content",
  "src/domain",
  "src/gatsby",
  "src/model",
  "src/outputs",
];

/**
 * A hash of the code whose results are kept in `.cache`, and of what these results contain besides: the club's settings
 * and the folder in which the site lies. A part that does not exist counts as empty.
 */
export function engineDigest(project: string): string {
  const settings = { ...clubSettings(), empty: [], pageLinks: [], basePath: basePath() };
  return digestOfFiles(project, engineParts, JSON.stringify(settings));
}
