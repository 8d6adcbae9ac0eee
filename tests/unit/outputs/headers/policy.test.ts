import { adminPolicy, renderPolicy, sitePolicy, type Directive } from "../../../../src/outputs/headers/policy";
import { headerRules } from "../../../../src/outputs/headers/security-headers";
import { headersFor, parseHeadersFile, renderHeadersFile } from "../../../../src/outputs/headers/headers-file";

const hosts = (count: number, name: string) =>
  Array.from({ length: count }, (_, number) => `https://${name}-${number}.pictures.example.org`);

const sourcesOf = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

describe("The policy of the pages lets them", () => {
  const [api, a, b] = ["https://codeforces.com", "https://a.example.org", "https://b.example.org"];

  it.each([
    ["ask for the ratings, if anyone takes part", "connect-src", { apis: [api] }, ["'self'", api]],
    ["ask only their own site, if no one does", "connect-src", {}, ["'self'"]],
    ["play the videos of courses, each origin once", "media-src", { images: [a], videos: [a, b] }, ["'self'", a, b]],
    ["frame nothing where no portfolio is named", "frame-src", {}, ["'none'"]],
    ["frame the sites of the portfolios", "frame-src", { frames: [a, b] }, [a, b]],
    ["frame any site with https where the names would not fit", "frame-src", { frames: hosts(500, "m") }, ["https:"]],
  ])("%s", (_, directive, outside, sources) => {
    const rules = headerRules({ images: [], frames: [], ...outside });
    const policy = new Map(headersFor(parseHeadersFile(renderHeadersFile(rules)), "/eva")).get(
      "Content-Security-Policy",
    );
    expect(sourcesOf(policy ?? "", directive)).toEqual(sources);
  });
});

describe("A policy with many sites", () => {
  it("names them all while they fit", () => {
    const { value, loosened } = sitePolicy({ images: hosts(10, "a"), frames: hosts(3, "b") });
    expect(loosened).toEqual([]);
    expect(sourcesOf(value, "img-src")).toEqual(["'self'", "data:", ...hosts(10, "a")]);
  });

  it("of 30 pictures still reaches every host: the longest directive names the scheme instead", () => {
    const outside = { images: hosts(30, "a"), frames: hosts(3, "b"), apis: ["https://codeforces.com"] };
    const { value, loosened } = sitePolicy(outside);
    expect(loosened).toEqual(["img-src"]);
    expect(sourcesOf(value, "img-src")).toEqual(["'self'", "data:", "https:"]);
    expect(sourcesOf(value, "media-src")).toEqual(["'self'", ...hosts(30, "a")]);
    expect(sourcesOf(value, "frame-src")).toEqual(hosts(3, "b"));
    expect(sourcesOf(value, "connect-src")).toEqual(["'self'", "https://codeforces.com"]);
    expect(sourcesOf(value, "script-src")).toEqual(["'self'"]);
  });

  it.each([1, 20, 25, 30, 60, 1000])("of %i pictures and frames stays below the limit of a line", (count) => {
    const rules = headerRules({ images: hosts(count, "a"), frames: hosts(count, "b"), videos: hosts(count, "c") });
    const lines = renderHeadersFile(rules).split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
    const policy = new Map(headersFor(parseHeadersFile(lines.join("\n")), "/")).get("Content-Security-Policy") ?? "";
    expect(sourcesOf(policy, "script-src")).toEqual(["'self'"]);
    expect(sourcesOf(policy, "frame-ancestors")).toEqual(["'none'"]);
  });

  it("of the editor keeps its own computer when it falls back", () => {
    const { value, loosened } = adminPolicy({ connections: ["http://127.0.0.1:8081", ...hosts(80, "a")] });
    expect(loosened).toEqual(["connect-src"]);
    expect(sourcesOf(value, "connect-src")).toEqual(["'self'", "data:", "blob:", "http://127.0.0.1:8081", "https:"]);
  });

  it("that can't be made short enough is an error", () => {
    expect(() => renderPolicy([["img-src", "'self'"]], 5)).toThrow("longer than 5 characters");
  });
});

describe("A source of a policy", () => {
  it.each([
    "'self'",
    "'none'",
    "data:",
    "https:",
    "https://a.example.org",
    "https://a.example.org:8443",
    "http://127.0.0.1:8081",
  ])("may be %s", (source) => {
    expect(renderPolicy([["img-src", source]]).value).toBe(`img-src ${source}`);
  });

  it.each([
    "https://a;sandbox",
    "https://*",
    "https://*.example.org",
    "https://$arg_x",
    "https://a\nX-Evil: 1",
    "https://a.example.org/x",
    "https://[::1]",
    "'unsafe-hashes'",
    "*",
    "http:",
    "",
  ])("must not be %j", (source) => {
    const directives: readonly Directive[] = [["img-src", source]];
    expect(() => renderPolicy(directives)).toThrow("must not enter a policy, in img-src");
    expect(() => headerRules({ images: [source], frames: [] })).toThrow();
    expect(() => headerRules({ images: [], frames: [source] })).toThrow();
    expect(() => adminPolicy({ connections: [source] })).toThrow();
  });
});
