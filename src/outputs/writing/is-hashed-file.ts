/** What webpack makes, the start script, and the bundle of the editor. */
const assets = [
  /^\/[^/]+[-.][\da-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/,
  /^\/admin\/assets\/[^/]+-[A-Z\d]{8}\.[a-z\d]+$/,
];

const contents = [/^\/data\/.+\.json$/, /^\/pagefind\/(?:fragment|index|filter)\//, /^\/pagefind\/[^/]+\.pf_meta$/];

/**
 * Whether a file is named after its content.
 *
 * @param sitePath such as `/data/members.0123….json`
 */
export function isHashedFile(sitePath: string): boolean {
  return isAsset(sitePath) || contents.some((pattern) => pattern.test(sitePath));
}

/**
 * Whether such a file is a script, a style sheet or what these load, and holds no text of the content. It stays for one
 * more build: tabs that were opened before still ask for it.
 */
export function isAsset(sitePath: string): boolean {
  return assets.some((pattern) => pattern.test(sitePath));
}
