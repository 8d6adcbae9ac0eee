import type { NodePluginArgs } from "gatsby";
import { returnPages } from "../outputs/finish-pages/return-pages";

/** What Gatsby says when the scripts that all pages name have changed. */
const SCRIPTS_CHANGED = "SLICES_SCRIPTS_REGENERATED";

/** Lets Gatsby find the finished pages once it has new scripts to write into them. */
export function returnPagesForScripts(
  { emitter, getNodesByType }: Pick<NodePluginArgs, "emitter" | "getNodesByType">,
  publicDirectory = "public",
): void {
  emitter.on(SCRIPTS_CHANGED, () => {
    const paths = getNodesByType("SitePage").map(({ path }) => path);
    returnPages(
      publicDirectory,
      paths.filter((path) => typeof path === "string"),
    );
  });
}
