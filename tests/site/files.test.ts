import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { servedPath } from "../../src/domain/addresses/served-path";
import { buildFiles } from "../../src/domain/routes";
import { headersFor, parseHeadersFile } from "../../src/outputs/headers/headers-file";
import { clubContent } from "../support/content/content";
import { parseJsonObject } from "../support/json-object";
import { builtFiles, fileAt, publicDirectory } from "../support/built-site";

const read = (file: string) => readFileSync(path.join(publicDirectory, file), "utf8");

test("robots.txt lets everyone in and names the sitemap", () => {
  expect(read("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/\S+\/sitemap-index\.xml\n$/);
});

const namesContact = Boolean(clubContent().securityContact) || clubContent().email?.includes("@") === true;

(namesContact ? test.skip : test)("security.txt is missing, since the club names no one to tell", () => {
  expect(existsSync(path.join(publicDirectory, buildFiles.securityText))).toBe(false);
});

(namesContact ? test : test.skip)("security.txt says whom to tell about a security problem, for a year at most", () => {
  const text = read(buildFiles.securityText);
  expect(text).toMatch(/^Contact: (mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)\nExpires: \S+Z\nCanonical: https?:\/\/\S+\n$/);
  const [, expires = ""] = /^Expires: (.*)$/m.exec(text) ?? [];
  // Not a page, which is written again only if its text changes.
  const built = statSync(path.join(publicDirectory, buildFiles.securityText)).mtimeMs;
  expect(Date.parse(expires)).toBeGreaterThan(built + 300 * 24 * 3_600_000);
  expect(Date.parse(expires)).toBeLessThan(built + 366 * 24 * 3_600_000);
});

test("the web manifest names the club and icons that exist", () => {
  const { name, short_name: shortName, start_url: startUrl, icons } = parseJsonObject(read("manifest.webmanifest"));
  expect([typeof name, typeof shortName, startUrl]).toEqual(["string", "string", servedPath("/")]);
  const sources = [...JSON.stringify(icons).matchAll(/"src":"([^"]+)"/g)].map(([, source]) => source ?? "");
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources) expect(() => read(fileAt(source.replace(/^(?!\/)/, "/")))).not.toThrow();
});

test("the headers hold a strict policy for every path, without a hash and without unsafe-*", () => {
  const headers = read("_headers");
  expect(headers).toMatch(/^\/\*\n/);
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toMatch(/unsafe-|sha\d{3}-|nonce-/);
  for (const name of ["Strict-Transport-Security", "X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy"])
    expect(headers).toContain(`  ${name}: `);
});

/** A hash in the name of a file or of its folder, as each tool writes one. */
const namedAfterContent =
  /[-.][\da-f]{20}\.(?:js|css|json)|^\/admin\/assets\/[^/]+-[A-Z\d]{8}\.|^\/static\/|^\/pagefind\/(?:filter|fragment|index)\//;

test("browsers keep each file that is named after its content, and no other, without asking again", () => {
  const rules = parseHeadersFile(read("_headers"));
  const isKept = (file: string) =>
    headersFor(rules, file).some(([name, value]) => name === "Cache-Control" && value.includes("immutable"));
  const wrong = builtFiles()
    .map((file) => `/${file}`)
    // No pattern that all hosts read tells the search's list of pages from its script.
    .filter((file) => !file.endsWith(".pf_meta"))
    .filter((file) => isKept(file) !== namedAfterContent.test(file));
  expect(wrong).toEqual([]);
});
