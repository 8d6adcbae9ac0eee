const written = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/;
const charset = /<meta charset="utf-8"\s*\/?>/i;

/** Directives that browsers ignore outside of a header. */
const headerOnly = /^(?:frame-ancestors|report-uri|sandbox)(?:\s|$)/;

/**
 * A page that holds its policy itself, before anything that this governs: some hosts send no headers. Any policy that
 * the page held before is gone.
 *
 * @param policy as a header says it; undefined: the page holds none
 */
export function withPolicy(html: string, policy: string | undefined): string {
  const bare = html.replace(written, "");
  if (policy === undefined) return bare;
  const directives = policy.split("; ").filter((directive) => !headerOnly.test(directive));
  return bare.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}"/>`,
  );
}
