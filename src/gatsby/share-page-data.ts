import type { CreateWebpackConfigArgs } from "gatsby";
import { outsideOrigins } from "../outputs/headers/outside-origins";
import { sitePolicy } from "../outputs/headers/policy";
import { sharedDataCode, sharedDataName } from "../outputs/page-html/shared-page-data";
import { readsHeadersFile } from "../outputs/site-address";
import { writeStartScript } from "../outputs/bundled-files";
import type { SiteFiles } from "../outputs/writing/site-files";
import { pageChunks } from "./page-chunks";

/** Tells the renderer of pages what all of them hold. */
export async function sharePageData(
  { actions, plugins, getNodesByType }: CreateWebpackConfigArgs,
  output: SiteFiles,
): Promise<void> {
  const start = await writeStartScript(output);
  // Pages hold the policy themselves unless a header gives it: GitHub Pages, for one, sends no headers.
  const policy = readsHeadersFile(process.env) ? undefined : sitePolicy(outsideOrigins(getNodesByType)).value;
  // The scripts come before the pages.
  const chunks = await pageChunks();
  actions.setWebpackConfig({
    plugins: [
      Reflect.apply(plugins.define, plugins, [{ [sharedDataName]: sharedDataCode({ start, policy, chunks }) }]),
    ],
  });
}
