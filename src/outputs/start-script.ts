import { files } from "../domain/routes";
import { bundleScript } from "./bundle-script";
import type { SiteFiles } from "./writing/site-files";

let bundled: Promise<string> | undefined;

/** The script that marks pages, loads the application when it is needed, and keeps what readers do until then. */
export function startScript(): Promise<string> {
  return (bundled ??= bundleScript("src/components/start/start.ts"));
}

/**
 * Writes the start script of a built site, under a name that changes with its content.
 *
 * @returns its path on the site
 */
export async function writeStartScript(site: SiteFiles): Promise<string> {
  return site.writeHashed(files.hashedStartScript, await startScript());
}
