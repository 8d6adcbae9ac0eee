import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { routes } from "../../domain/routes";
import { adminPage } from "./admin-page";
import { bundleAdmin } from "./bundle-admin";
import { cmsSettings } from "./cms-settings";
import { writeSandbox } from "./write-sandbox";

const SANDBOX_CACHE = ".cache/caches/sandbox-pictures";

/**
 * Writes everything under `/admin`, which stands apart from Gatsby's pages.
 *
 * @param now the instant of the build
 */
export async function writeAdmin(publicDirectory: string, contentDirectory: string, now: Date): Promise<void> {
  const directory = path.join(publicDirectory, routes.admin);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const settings = cmsSettings(contentDirectory);
  const bundle = await bundleAdmin(publicDirectory, settings);
  await writeFile(path.join(directory, "index.html"), adminPage(String(settings.club.name), bundle));
  await writeSandbox({ admin: directory, content: contentDirectory, cache: path.resolve(SANDBOX_CACHE) }, now);
}
