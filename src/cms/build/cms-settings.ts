import path from "node:path";
import { backendOrigins, hostedEditor } from "../configuration/hosted-backend";
import type { CmsSettings } from "../configuration/configuration";
import { withoutContacts } from "../../domain/text/contacts-in-text";
import { club } from "../../model/site/club";
import { registration } from "../../model/site/registration";
import { staticPaths } from "../../content/content-tree";
import { siteFields, type Content } from "../../content/content";
import { readSiteSettings } from "../../outputs/site-settings";
import { clubContacts, publicFields } from "../../outputs/sandbox/sandbox-items";

/** Where the helper of `npm run edit` listens by default (`scripts/edit.mjs`). */
const LOCAL_API = "http://127.0.0.1:8081/api/v1";

/** @throws Error with a message for the maintainer if a variable is missing or unknown */
export function cmsSettings(content: Content, environment: NodeJS.ProcessEnv = process.env): CmsSettings {
  const hosted = hostedEditor(environment);
  return {
    contentFolder: contentFolder(path.resolve(content.tree.directory), environment),
    siteUrl: readSiteSettings(content, environment).siteUrl,
    ...previewContent(content),
    backend: hosted?.backend,
    publishMode: hosted?.publishMode ?? "simple",
    localApi: localApi(environment),
    staticFiles: [...staticPaths("static")].sort(),
  };
}

/** The site files that previews need. They become part of the editor's script, which anyone can read. */
function previewContent(content: Content): Pick<CmsSettings, "club" | "registration"> {
  const clubFile = siteFields(content, club);
  const known = clubContacts(clubFile);
  const change = (text: string) => withoutContacts(text, known);
  return {
    club: publicFields(club.schema, clubFile, change),
    registration: publicFields(registration.schema, siteFields(content, registration), change),
  };
}

function localApi(environment: NodeJS.ProcessEnv): string {
  return environment.CMS_LOCAL_API || LOCAL_API;
}

export function adminConnections(environment: NodeJS.ProcessEnv = process.env): string[] {
  const hosted = hostedEditor(environment);
  return [new URL(localApi(environment)).origin, ...(hosted ? backendOrigins(hosted) : [])];
}

/** The folder of the content in its repository: `CMS_CONTENT_DIR`, or its path from here, or the root. */
function contentFolder(contentDirectory: string, environment: NodeJS.ProcessEnv): string {
  const given = environment.CMS_CONTENT_DIR;
  if (given !== undefined) return given.replace(/^\.?\/+|\/+$/g, "").replace(/^\.$/, "");
  const fromHere = path.relative(process.cwd(), contentDirectory).split(path.sep).join("/");
  // Content outside this folder is its own repository.
  return fromHere.startsWith("..") || path.isAbsolute(fromHere) ? "" : fromHere;
}
