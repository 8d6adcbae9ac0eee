import path from "node:path";
import { adminRules, headerRules } from "../../../../src/outputs/headers/security-headers";
import { renderCaddySite } from "../../../../src/outputs/hosting/caddy-site";
import { isHiddenPath } from "../../../../src/outputs/hosting/hidden-paths";
import { renderNginxSite } from "../../../../src/outputs/hosting/nginx-site";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";
import { hostingDirectory, hostingFiles } from "../../../../src/outputs/hosting/hosting-files";

const rules = headerRules(
  { images: ["https://pictures.example.org"], frames: [] },
  adminRules({ connections: ["https://api.example.org"] }),
);
const redirects = [
  { from: "/events/খেলা", to: "/events/খেলা-২" },
  { from: "/old (1)", to: "https://e.example.org/%20?a=1&b=$2" },
];

describe("The configuration for nginx", () => {
  const text = renderNginxSite(rules, redirects);

  it("redirects every old address, with and without a slash, to an address in ASCII", () => {
    const target = encodeURI("/events/খেলা-২");
    expect(text).toContain(`location = "/events/খেলা" { return 301 "${target}"; }\n`);
    expect(text).toContain(`location = "/events/খেলা/" { return 301 "${target}"; }\n`);
    expect(text).toContain('location = "/old (1)" { return 301 "https://e.example.org/%20?a=1&b=%242"; }\n');
  });

  it("names the types of downloads that nginx does not know, after what it hides", () => {
    expect(text).toContain('location ~* "\\.(csv)$" { types { text/html html; } default_type "text/csv"; ');
    expect(text.indexOf("\\.(csv)$")).toBeGreaterThan(text.lastIndexOf("return 404"));
  });

  it("finds a page whose address ends like a download, such as /myclass/c/main.c", () => {
    const typed = text.split("\n").filter((line) => line.startsWith('location ~* "\\.('));
    expect(typed.length).toBeGreaterThan(0);
    for (const line of typed) expect(line).toContain(" try_files $uri $uri.html =404; }");
  });

  it.each(["charset_types", "gzip_types"])("names each type of text in %s", (directive) => {
    const listed = new RegExp(`^${directive} (.*);$`, "m").exec(text)?.[1]?.split(" ") ?? [];
    const types = [...text.matchAll(/default_type "([^"]*)"/g)].map(([, type = ""]) => type);
    const texts = types.filter((type) => /^text\/|json|xml/.test(type));
    expect(texts).toEqual(expect.arrayContaining(["text/calendar", "application/json", "application/rss+xml"]));
    expect(texts.filter((type) => !listed.includes(type))).toEqual([]);
  });

  it("has no variable but its own and those of nginx", () => {
    const variables = [...text.matchAll(/\$\w+/g)].map(([name]) => name).filter((name) => !name.startsWith("$site_"));
    expect(new Set(variables)).toEqual(new Set(["$uri", "$page"]));
  });

  it("closes every text and every block", () => {
    const outsideTexts = text.replaceAll(/^#.*$/gm, "").replaceAll(/"(?:[^"\\]|\\.)*"/g, "");
    expect(outsideTexts).not.toContain('"');
    expect(outsideTexts.split("{").length).toBe(outsideTexts.split("}").length);
  });
});

describe("The configuration for Caddy", () => {
  const text = renderCaddySite(rules, redirects);

  it("sends what every rule says, and redirects every old address", () => {
    for (const { path: rulePath, headers } of rules)
      for (const [name, value] of headers)
        expect(text).toContain(
          `\theader ${rulePath === "/*" ? "" : `${rulePath} `}${name} "${value.replaceAll('"', '\\"')}"\n`,
        );
    expect(text).toContain(`\tredir "/events/খেলা" "${encodeURI("/events/খেলা-২")}" 301\n`);
    expect(text).toContain('\tredir "/old (1)/" "https://e.example.org/%20?a=1&b=$2" 301\n');
  });

  it("has no placeholder but those it needs", () => {
    const placeholders = [...text.matchAll(/\{[^\s{}]+\}/g)].map(([name]) => name);
    expect(new Set(placeholders)).toEqual(new Set(["{path}", "{re.slash.1}", "{http.error.status_code}"]));
  });
});

describe("The configuration of a site in a folder", () => {
  beforeEach(() => {
    inFolder("/~club/site.v2");
  });
  leaveFolderAfterEach();

  it("leaves everything else on the host alone, with nginx", () => {
    const text = renderNginxSite(rules, redirects);
    const [first = "", second = ""] = text.split("\n");
    expect(first).toBe('location = "/~club/site.v2" { return 301 "/~club/site.v2/"; }');
    expect(second).toBe('location ^~ "/~club/site.v2/" {');
    expect(text.trimEnd().endsWith("}")).toBe(true);
    const named = [...text.matchAll(/location (?:= |\^~ )?"([^"]*)"/g)].map(([, path]) => path);
    expect(named.filter((path) => path?.startsWith("/~club/site.v2") === false)).toEqual([]);
    expect(text).toContain(
      `location = "/~club/site.v2/events/খেলা" { return 301 "/~club/site.v2${encodeURI("/events/খেলা-২")}"`,
    );
    expect(text).toContain('location ~* "^/~club/site\\.v2/_(headers|redirects)" { return 404; }');
  });

  it("leaves everything else on the host alone, with Caddy", () => {
    const lines = renderCaddySite(rules, redirects).split("\n");
    expect(lines.slice(1, 3)).toEqual(["redir /~club/site.v2 /~club/site.v2/ 301", "handle_path /~club/site.v2/* {"]);
    expect(lines).toContain("\t\tpath /~club/site.v2/*");
    expect(lines).toContain(`\tredir "/events/খেলা" "/~club/site.v2${encodeURI("/events/খেলা-২")}" 301`);
  });
});

describe("A redirect that would mean more than an address", () => {
  it.each([
    { from: '/a";}', to: "/x" },
    { from: "/$host", to: "/x" },
    { from: "/{env.HOME}", to: "/x" },
    { from: "/a\nb", to: "/x" },
    { from: "/../a", to: "/x" },
    { from: "/*", to: "/x" },
    { from: "/a", to: "//evil.example.org" },
    { from: "/a", to: "javascript:alert(1)" },
    { from: "/a\ud800", to: "/x" },
    { from: "/a", to: "/\ud800" },
  ])("is an error for every host: %j", (pair) => {
    expect(() => renderNginxSite([], [pair])).toThrow();
    expect(() => renderCaddySite([], [pair])).toThrow();
  });

  it("is written as an address where its target can be encoded", () => {
    const pair = { from: "/a", to: '/x"; include /etc/passwd; "{env.HOME}`' };
    const encoded = '"/x%22;%20include%20/etc/passwd;%20%22%7Benv.HOME%7D%60"';
    expect(renderNginxSite([], [pair])).toContain(`return 301 ${encoded};`);
    expect(renderCaddySite([], [pair])).toContain(`redir "/a" ${encoded} 301`);
  });
});

describe("What is not for readers", () => {
  it.each("/_headers /_Headers.old /_redirects /webpack.stats.json /.git/config /a/.env /.well-known/.x".split(" "))(
    "is hidden: %s",
    (hidden) => expect(isHiddenPath(hidden)).toBe(true),
  );

  it.each(["/", "/headers", "/events/_headers", "/a.b/c", "/.well-known/security.txt", "/data/webpack.stats.json"])(
    "does not include %s",
    (shown) => expect(isHiddenPath(shown)).toBe(false),
  );
});

test("hosts that read their rules among the pages get them there, nginx and Caddy beside the pages", () => {
  const { pages, servers } = hostingFiles(rules, redirects);
  const texts = new Map([...pages, ...servers].map(({ path: file, data }) => [file, data]));
  expect(pages.map(({ path: file }) => file)).toEqual(["/_headers", "/_redirects"]);
  expect(texts.get("/_headers")).toContain("Content-Security-Policy: default-src");
  expect(String(texts.get("/_redirects")).split("\n")).toHaveLength(3);
  expect(texts.get("/nginx/http.conf")).toContain("map $uri $site_content_security_policy {");
  expect(texts.get("/nginx/server.conf")).toContain("error_page 404 /404.html;");
  expect(texts.get("/caddy/site.caddy")).toContain("handle_errors {");
  expect(hostingDirectory(path.join("club", "public"))).toBe(path.join("club", "hosting"));
});
