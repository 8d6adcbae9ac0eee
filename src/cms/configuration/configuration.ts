import { servedPath } from "../../domain/addresses/served-path";
import { buildFiles } from "../../domain/routes";
import type { JsonObject } from "../../model/schema/json-object";
import { isPseudoLanguage } from "../../words/languages";
import { siteLanguage } from "../../words/site-language";
import type { CmsBackend, CmsConfig } from "../decap/decap-types";
import { collections, inFolder, type Prefill } from "./collections";

export interface CmsSettings {
  /** The folder in the repository, such as `content`; empty if the repository is the content. */
  readonly contentFolder: string;
  readonly siteUrl: string;
  readonly club: JsonObject;
  /** The fields of `site/registration.json` that are not personal; empty if there is no such file. */
  readonly registration: JsonObject;
  readonly backend: CmsBackend | undefined;
  readonly publishMode: "simple" | "editorial_workflow";
  /** Where the helper of `npm run edit` listens. */
  readonly localApi: string;
  readonly staticFiles: readonly string[];
}

/** The path from an item to the media folder, since all items are one folder deep. */
export const PUBLIC_FOLDER = "../media";

export function configuration(settings: CmsSettings, backend: CmsBackend, prefill?: Prefill): CmsConfig {
  const { contentFolder, siteUrl, publishMode } = settings;
  return {
    load_config_file: false,
    backend,
    locale: decapLanguage(),
    site_url: siteUrl,
    logo: { src: servedPath(buildFiles.smallIcon) },
    // Only a repository with branches has drafts.
    publish_mode: backend.name === "proxy" || backend.name === "test-repo" ? "simple" : publishMode,
    media_folder: inFolder(contentFolder, "media"),
    public_folder: PUBLIC_FOLDER,
    slug: { encoding: "unicode", clean_accents: false, sanitize_replacement: "-" },
    collections: collections(contentFolder, prefill),
  };
}

/** The language of the editor, as Decap spells it. Decap has no words for the pseudo-languages of tests. */
export function decapLanguage(): string {
  const language = siteLanguage();
  return isPseudoLanguage(language) ? "en" : language;
}
