import { nextPublication } from "../content/scheduled-files";
import { files } from "../domain/routes";
import type { Site } from "./site/site";
import type { OutputFile } from "./writing/output-file";

/** Says when the site has to be built again, but not what will be published then. */
export function nextPublicationFile({ contentDirectory, builtAt }: Site): OutputFile {
  const next = nextPublication(contentDirectory, builtAt)?.toISOString() ?? null;
  return { path: files.nextPublication, data: `${JSON.stringify({ next })}\n` };
}
