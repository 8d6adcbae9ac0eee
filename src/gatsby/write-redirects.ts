import path from "node:path";
import { replaceFile } from "./files/replace-file";
import { renderNginxRedirects, renderRedirectsFile, type Redirect } from "./redirects";

/** Tells hosts that can redirect what to answer; on all others the page at the old address leads on. */
export async function writeRedirects(publicDirectory: string, pairs: readonly Redirect[]): Promise<void> {
  await replaceFile(path.join(publicDirectory, "_redirects"), renderRedirectsFile(pairs));
  await replaceFile(path.join(publicDirectory, "_redirects.nginx.conf"), renderNginxRedirects(pairs));
}
