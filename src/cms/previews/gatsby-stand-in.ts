import { club } from "../../model/site/club";
import type { CmsSettings } from "../configuration/configuration";
import { shownFields } from "./shown-fields";

/** The bundler replaces this name with the settings (src/cms/build/bundle-admin.ts). */
declare const CMS_SETTINGS: CmsSettings;

/** Previews run no queries; they show the editor's entry. */
export const graphql = () => "";

export function useStaticQuery() {
  return {
    site: { siteMetadata: { siteUrl: CMS_SETTINGS.siteUrl } },
    club: { ...shownFields(club.schema, CMS_SETTINGS.club), logo: null },
  };
}
