/** Directives that browsers ignore outside of a header. */
const headerOnly = /^(?:frame-ancestors|report-uri|sandbox)(?:\s|$)/;

/** What of a policy a page can hold itself: some hosts send no headers. */
export function pagePolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((directive) => !headerOnly.test(directive))
    .join("; ");
}
