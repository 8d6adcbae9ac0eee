import type { Content } from "../../content/content";
import { routes } from "../../domain/routes";
import { PictureCache } from "../../outputs/media/picture-cache";
import { publishFile } from "../../outputs/media/publish-file";
import type { SiteFiles } from "../../outputs/writing/site-files";
import { adminPage, deskPage } from "./editor-pages";
import type { AdminBundle } from "./bundle-admin";
import { cmsSettings } from "./cms-settings";
import { writeSandbox } from "../../outputs/sandbox/write-sandbox";

const SANDBOX_CACHE = ".cache/caches/sandbox-pictures";

interface EditorBuild {
  readonly output: SiteFiles;
  readonly content: Content;
  readonly bundledEditor: () => Promise<AdminBundle>;
}

export async function writeAdmin(build: EditorBuild, now: Date, policy?: string): Promise<void> {
  const { output: site, content } = build;
  const settings = cmsSettings(content);
  const bundle = await build.bundledEditor();
  const cache = new PictureCache(SANDBOX_CACHE);
  await writeSandbox({ site, content, cache, publish: (file) => publishFile(file) }, now);
  const edited = { siteUrl: settings.siteUrl, clubName: String(settings.club.name), policy };
  await site.write(`${routes.admin}/index.html`, adminPage(edited, bundle));
  await site.write(`${routes.desk}/index.html`, deskPage(edited, bundle));
}
