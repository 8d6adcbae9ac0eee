import { routes } from "../../domain/routes";
import { PictureCache } from "../../outputs/media/picture-cache";
import { publishFile } from "../../outputs/media/publish-file";
import type { SiteFiles } from "../../outputs/writing/site-files";
import { adminPage } from "./admin-page";
import { deskPage } from "./desk-page";
import { bundleAdmin } from "./bundle-admin";
import { cmsSettings } from "./cms-settings";
import { writeSandbox } from "../../outputs/sandbox/write-sandbox";

const SANDBOX_CACHE = ".cache/caches/sandbox-pictures";

/**
 * Writes everything under `/admin`, which is separate from Gatsby's pages.
 *
 * @param now the instant of the build
 */
export async function writeAdmin(site: SiteFiles, contentDirectory: string, now: Date): Promise<void> {
  const settings = cmsSettings(contentDirectory);
  const bundle = await bundleAdmin(site, settings);
  const cache = new PictureCache(SANDBOX_CACHE);
  await writeSandbox({ site, content: contentDirectory, cache, publish: (file) => publishFile(file) }, now);
  await site.write(`${routes.admin}/index.html`, adminPage(String(settings.club.name), bundle));
  await site.write(`${routes.desk}/index.html`, deskPage(String(settings.club.name), bundle));
  await site.removeOutdated(routes.admin);
}
