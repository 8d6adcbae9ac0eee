import { readFileSync } from "node:fs";
import path from "node:path";
import { gatsbyFile, pageFile } from "../../src/domain/addresses/page-file";
import { basePath } from "../../src/model/build-info";
import { belongsTo } from "../../src/domain/outputs/output-at";
import { outputList } from "../../src/domain/outputs/outputs";
import { routes } from "../../src/domain/routes";
import { headersFor, parseHeadersFile } from "../../src/outputs/headers/headers-file";
import { createSiteServer } from "../../src/commands/serve/create-site-server";
import { builtFiles, publicDirectory } from "../support/built-site";
import {
  installed,
  startCaddy,
  startNginx,
  startOwnServer,
  type ServedSite,
  type ServerAnswer,
} from "../support/servers/real-server";

const rules = parseHeadersFile(readFileSync(path.join(publicDirectory, "_headers"), "utf8"));
const notFound = readFileSync(path.join(publicDirectory, "404.html"));
const redirects = readFileSync(path.join(publicDirectory, "_redirects"), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(" "));

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

/** The type of an answer as browsers read it: the old name of scripts means the new one. */
function typeOf({ headers }: ServerAnswer): string {
  const [type = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(/;\s*/);
  const name = type.replace("application/javascript", "text/javascript").replace("text/xml", "application/xml");
  return /^text\/|json|xml/.test(name)
    ? [name, ...parameters.filter((each) => each !== "charset=utf-8")].join(";")
    : name;
}

const programs = [
  { name: "npm run serve", start: () => startOwnServer(createSiteServer(publicDirectory)) },
  ...(["nginx", "caddy"] as const).map((name) => {
    const program = installed(name);
    const start = name === "nginx" ? startNginx : startCaddy;
    return { name, start: program === undefined ? undefined : () => start(program, publicDirectory) };
  }),
];

describe.each(programs)("The site on $name", ({ name, start }) => {
  // A program that is not installed here is reported as skipped, never as passed.
  const check = start === undefined ? test.skip : test;
  let site: ServedSite;

  beforeAll(async () => {
    if (start) site = await start();
  });

  afterAll(async () => {
    if (start) await site.close();
  });

  check("answers every kind of file with its bytes and with the headers that _headers gives it", async () => {
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

  check("gives every file the type that npm run serve gives it", async () => {
    const own = await startOwnServer(createSiteServer(publicDirectory));
    const errors: string[] = [];
    for (const target of paths) {
      const [type, expected] = [typeOf(await site.ask(target)), typeOf(await own.ask(target))];
      // The type of a file that only the site's own scripts read does not matter.
      if (type !== expected && expected !== "application/octet-stream")
        errors.push(`${target}: ${type}, expected ${expected}`);
    }
    await own.close();
    expect(errors).toEqual([]);
  });

  check("answers what is missing or not for readers with the page for that, which is never cached", async () => {
    for (const target of [...missing, ...hidden]) {
      const { status, headers, body } = await site.ask(target);
      expect([target, status, headers["cache-control"]]).toEqual([target, 404, "public, max-age=0, must-revalidate"]);
      expect([target, body.equals(notFound), typeOf({ status, headers, body })]).toEqual([target, true, "text/html"]);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
  });

  check("lets nothing outside the site be read", async () => {
    const outside = [
      "/..%2f..%2fetc/passwd",
      "/../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/../hosting/nginx/http.conf",
    ];
    for (const target of outside) {
      const { status, body } = await site.ask(target);
      // Outside the folder of a site, Caddy answers with nothing.
      if (body.length > 0 || basePath() === "") expect([target, [400, 404].includes(status)]).toEqual([target, true]);
    }
  });

  check("refuses methods that would change something", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) expect((await site.ask("/events", method)).status).toBe(405);
  });

  if (name !== "npm run serve")
    check("redirects every old address, with and without a slash at its end", async () => {
      expect(redirects.length).toBeGreaterThan(0);
      for (const [from = "", to = ""] of redirects)
        for (const target of [from, `${from}/`]) {
          const { status, headers } = await site.ask(target);
          expect([target, status, headers.location]).toEqual([target, 301, to]);
        }
    });
});
