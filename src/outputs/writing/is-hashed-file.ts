const hashedFiles = [
  // What webpack makes, and the start script.
  /^\/[^/]+[-.][\da-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/,
  /^\/data\/.+\.json$/,
  /^\/admin\/assets\/[^/]+-[A-Z\d]{8}\.[a-z\d]+$/,
  /^\/pagefind\/(?:fragment|index|filter)\//,
  /^\/pagefind\/[^/]+\.pf_meta$/,
];

/**
 * Whether a file is named after its content. Such a file stays for one more build: tabs that were
 * opened before it still ask for it.
 *
 * @param sitePath such as `/data/members.0123….json`
 */
export function isHashedFile(sitePath: string): boolean {
  return hashedFiles.some((pattern) => pattern.test(sitePath));
}
