import { club } from "../../model/site/club";
import type { CmsSettings } from "../configuration/configuration";
import { shownFields } from "./shown-fields";

/** The bundler replaces this name with the settings (src/cms/build/bundle-admin.ts). */
declare const CMS_SETTINGS: CmsSettings;

/** Queries have been answered where a page is built; here the editor's entry takes their place. */
export const graphql = () => "";

export function useStaticQuery() {
  return {
    site: { siteMetadata: { siteUrl: CMS_SETTINGS.siteUrl } },
    club: { ...shownFields(club.schema, CMS_SETTINGS.club), logo: null },
  };
}
