import { servedPath } from "../../domain/addresses/served-path";
import { files } from "../../domain/routes";
import { collections, type Prefill } from "./collections";
import type { CmsBackend, CmsConfig } from "../decap/decap-types";
import type { CmsSettings } from "./settings";

/** Where an item finds the media folder: all of them lie one folder deep. */
export const PUBLIC_FOLDER = "../media";

/** How Decap is to run: everything about content comes from the model. */
export function configuration(settings: CmsSettings, backend: CmsBackend, prefill?: Prefill): CmsConfig {
  const { contentFolder, siteUrl, publishMode } = settings;
  return {
    load_config_file: false,
    backend,
    locale: "en",
    site_url: siteUrl,
    logo: { src: servedPath(files.smallIcon) },
    // Only a repository with branches has drafts.
    publish_mode: backend.name === "proxy" || backend.name === "test-repo" ? "simple" : publishMode,
    media_folder: contentFolder === "" ? "media" : `${contentFolder}/media`,
    public_folder: PUBLIC_FOLDER,
    // Phones write into their pictures where they were taken.
    media_processing: {
      enabled: true,
      format: { enabled: true, default: "webp" },
      quality: 85,
      strip_metadata: true,
    },
    slug: { encoding: "unicode", clean_accents: false, sanitize_replacement: "-" },
    collections: collections(contentFolder, prefill),
  };
}
