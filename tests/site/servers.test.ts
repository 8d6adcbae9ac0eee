import { readFileSync } from "node:fs";
import path from "node:path";
import { gatsbyFile, pageFile } from "../../src/domain/addresses/page-file";
import { belongsTo } from "../../src/domain/outputs/output-at";
import { outputList } from "../../src/domain/outputs/outputs";
import { routes } from "../../src/domain/routes";
import { headersFor, parseHeadersFile } from "../../src/outputs/headers/headers-file";
import { createSiteServer } from "../../src/commands/serve/create-site-server";
import { builtFiles, publicDirectory } from "../support/built-site";
import { startServer, type ServedSite } from "../support/servers/served-site";

const rules = parseHeadersFile(readFileSync(path.join(publicDirectory, "_headers"), "utf8"));
const notFound = readFileSync(path.join(publicDirectory, "404.html"));
const built = builtFiles().map((file) => `/${file}`);

const readable = outputList.filter(({ isHidden }) => isHidden !== true);

/** Pages, one file of each type that the site is made of, and one of each output. */
const paths = [
  ...new Map(built.map((file) => [path.extname(file), file])).values(),
  ...[routes.home, routes.list("events"), `${routes.list("events")}/`, routes.admin, `${routes.admin}/`],
  ...readable.flatMap((output) => built.find((file) => belongsTo(file, output)) ?? []),
]
  .filter((file) => !/^\/_|^\/(?:.*\/)?\./.test(file))
  .map(encodeURI);

const hidden = [
  "/_headers",
  "/_HEADERS",
  "/_redirects",
  "/webpack.stats.json",
  "/.git/config",
  "/%5Fheaders",
  "//_headers",
];

const missing = ["/nothing", "/events/nothing/at/all", "/static/nothing.js", "/api/nothing.json"];

describe("The site on npm run serve", () => {
  let site: ServedSite;

  beforeAll(async () => {
    site = await startServer(createSiteServer(publicDirectory));
  });

  afterAll(() => site.close());

  it("answers every kind of file with its bytes and with the headers that _headers gives it", async () => {
    const errors: string[] = [];
    for (const target of paths) {
      const { status, headers, body } = await site.ask(target);
      const decoded = decodeURI(target);
      const bare = decoded.replace(/(?<=.)\/$/, "");
      const files = [decoded.slice(1), pageFile(bare), gatsbyFile(bare)];
      const file = files.find((each) => builtFiles().includes(each)) ?? "nothing";
      if (status !== 200) errors.push(`${target}: ${status}`);
      else if (!body.equals(readFileSync(path.join(publicDirectory, file)))) errors.push(`${target}: other bytes`);
      for (const [header, value] of headersFor(rules, decoded))
        if (header !== "Content-Type" && headers[header.toLowerCase()] !== value)
          errors.push(`${target}: ${header}: ${String(headers[header.toLowerCase()])}, expected ${value}`);
      const cached = headers["cache-control"] ?? "";
      if (!/^public, max-age=(?:0, must-revalidate|31536000, immutable)$/.test(cached))
        errors.push(`${target}: Cache-Control: ${cached}`);
    }
    expect(errors).toEqual([]);
  });

  it("answers what is missing or not for readers with the page for that, which is never cached", async () => {
    for (const target of [...missing, ...hidden]) {
      const { status, headers, body } = await site.ask(target);
      expect([target, status, headers["cache-control"]]).toEqual([target, 404, "public, max-age=0, must-revalidate"]);
      expect([target, body.equals(notFound), headers["content-type"]]).toEqual([
        target,
        true,
        "text/html; charset=utf-8",
      ]);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
  });
});
