import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { routes } from "../../domain/routes";
import { adminPage } from "./admin-page";
import { bundleAdmin } from "./bundle-admin";
import { cmsSettings } from "./cms-settings";
import { writeDemoContent } from "./demo-content";

/** Writes everything under `/admin`, which stands apart from Gatsby's pages. */
export async function writeAdmin(publicDirectory: string, contentDirectory: string): Promise<void> {
  const directory = path.join(publicDirectory, routes.admin);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const settings = cmsSettings(contentDirectory);
  const bundle = await bundleAdmin(publicDirectory, settings);
  await writeFile(path.join(directory, "index.html"), adminPage(String(settings.club.name), bundle));
  await writeDemoContent(directory, contentDirectory);
}
