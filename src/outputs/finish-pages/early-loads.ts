const written = /<link data-early="" [^>]*>/g;
const policy = '<meta http-equiv="Content-Security-Policy"';
const blockingScript = /<script src="([^"]+)"(?![^>]* (?:defer|async))[^>]*><\/script>/g;
const sheet = /<link rel="stylesheet" href="([^"]+)"\/?>/g;

/**
 * A page that names before its first script what a browser draws it with, if it holds a policy. Chromium does not look
 * ahead in such a page: it would find each script, and the styles, only after it has run the script before. Pictures are
 * not among it: which of their sizes is right, Chromium does not know that early.
 */
export function earlyLoads(html: string): string {
  const bare = html.replace(written, "");
  if (!bare.includes(policy)) return bare;
  const links = [
    ...[...bare.matchAll(blockingScript)].map(([, src]) => `as="script" href="${src ?? ""}"`),
    ...[...bare.matchAll(sheet)].map(([, href]) => `as="style" href="${href ?? ""}"`),
  ].map((attributes) => `<link data-early="" rel="preload" ${attributes}/>`);
  return bare.replace("<script src=", (script) => links.join("") + script);
}
