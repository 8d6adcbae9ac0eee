import type { JsonObject } from "../../model/schema/json-object";
import type { CmsBackend } from "../decap/decap-types";

/** The settings that /admin is built with: where the content lies, who the club is, how a hosted editor signs in. */
export interface CmsSettings {
  /** In the repository, such as `content`; empty where the repository is the content. */
  readonly contentFolder: string;
  readonly siteUrl: string;
  /** The fields of `site/club.json`. */
  readonly club: JsonObject;
  /** The fields of `site/registration.json` that are not personal; empty where there is no such file. */
  readonly registration: JsonObject;
  /** Decap's own options for the hosted editor; undefined where there is none. */
  readonly backend: CmsBackend | undefined;
  readonly publishMode: "simple" | "editorial_workflow";
  /** The API of the helper that writes files on this computer (src/commands/edit). */
  readonly localApi: string;
  /** The files of `static/`, as paths of the site. */
  readonly staticFiles: readonly string[];
}
