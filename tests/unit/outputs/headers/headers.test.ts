import { adminRules, headerRules } from "../../../../src/outputs/headers/security-headers";
import { headersFor, parseHeadersFile, renderHeadersFile } from "../../../../src/outputs/headers/headers-file";

const rules = headerRules({ images: ["https://pictures.example.org"], frames: [] });

const header = (path: string, wanted: string) =>
  headersFor(rules, path).flatMap(([name, value]) => (name === wanted ? [value] : []));

/** The directives of the policy: names with their sources. */
function policyOf(images: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const [text = ""] = headersFor(headerRules({ images, frames: [] }), "/").flatMap(([name, value]) =>
    name === "Content-Security-Policy" ? [value] : [],
  );
  return new Map(
    text.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
}

describe("The headers file", () => {
  it("read back holds the same rules", () => {
    expect(parseHeadersFile(renderHeadersFile(rules))).toEqual(rules);
  });

  it("may hold comments and blank lines", () => {
    expect(parseHeadersFile("# all\n\n/*\n  X-A: 1\n# more\n  X-B: a: b\n\n/x\n")).toEqual([
      {
        path: "/*",
        headers: [
          ["X-A", "1"],
          ["X-B", "a: b"],
        ],
      },
      { path: "/x", headers: [] },
    ]);
  });

  it("says which headers of broader rules a rule replaces", () => {
    const some = parseHeadersFile("/*\n  A: 1\n  B: 1\n/x\n  ! A\n  A: 2\n");
    expect(headersFor(some, "/x")).toEqual([
      ["B", "1"],
      ["A", "2"],
    ]);
    expect(parseHeadersFile(renderHeadersFile(some))).toEqual(some);
  });
});

describe("The headers of a path", () => {
  it("are those of every rule that matches it", () => {
    const some = parseHeadersFile("/*\n  A: 1\n/static/*\n  B: 2\n/static/x\n  C: 3\n");
    expect(headersFor(some, "/static/x").map(([name]) => name)).toEqual(["A", "B", "C"]);
    expect(headersFor(some, "/static/xy").map(([name]) => name)).toEqual(["A", "B"]);
    expect(headersFor(some, "/events").map(([name]) => name)).toEqual(["A"]);
  });

  it.each(["/", "/events", "/404.html", "/static/x.js", "/search-worker.js", "/api/events.json"])(
    "of %s name each header once and protect it",
    (path) => {
      const names = headersFor(rules, path).map(([name]) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      expect(header(path, "X-Content-Type-Options")).toEqual(["nosniff"]);
      expect(header(path, "X-Frame-Options")).toEqual(["DENY"]);
      expect(header(path, "Referrer-Policy")).toEqual(["strict-origin-when-cross-origin"]);
      expect(header(path, "Strict-Transport-Security")[0]).toMatch(/^max-age=\d{8,}/);
    },
  );

  it.each(["/static/0a1b/picture.webp", "/share/events/code-sprint.jpg"])(
    "let other sites show %s, which feeds and the open data name",
    (path) => {
      expect(header(path, "Cross-Origin-Resource-Policy")).toEqual(["cross-origin"]);
    },
  );

  it.each(["/", "/events", "/shared", "/data/members.1.json", "/app-0123.js", "/search-worker.js", "/404.html"])(
    "keep %s to the site itself",
    (path) => {
      expect(header(path, "Cross-Origin-Resource-Policy")).toEqual(["same-origin"]);
    },
  );

  it("say nothing of the hosts below that of the site, unless they are asked to", () => {
    expect(header("/", "Strict-Transport-Security")).toEqual(["max-age=63072000"]);
    const strict = headerRules({ images: [], frames: [] }, [], { includeSubDomains: true });
    expect(headersFor(strict, "/")).toContainEqual([
      "Strict-Transport-Security",
      "max-age=63072000; includeSubDomains",
    ]);
  });
});

describe("The content security policy", () => {
  const policy = policyOf(["https://pictures.example.org"]);

  it("lets WebAssembly run in the worker of the search, and nowhere else", () => {
    expect(header("/search-worker.js", "Content-Security-Policy")).toEqual([
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    ]);
    for (const path of ["/", "/search", "/pagefind/pagefind.js", "/pagefind"])
      expect(header(path, "Content-Security-Policy")[0]).not.toMatch(/unsafe/);
  });

  it.each(["/static/0a1b/picture.webp", "/styles.1.css", "/chunk-1-2.js", "/data/members.1.json"])(
    "of %s, which pages load, is short, and lets the page for missing addresses work there",
    (path) => {
      const [text = ""] = header(path, "Content-Security-Policy");
      expect(text.length).toBeLessThan(100);
      expect(text).toContain("default-src 'self';");
      expect(text).toContain("img-src 'self' data:;");
      expect(text).toContain("base-uri 'none'; frame-ancestors 'none'");
    },
  );

  it("of the editor's files stays that of the editor", () => {
    const withEditor = headerRules({ images: [], frames: [] }, adminRules({ connections: [] }));
    const policy = (path: string) =>
      headersFor(withEditor, path).find(([name]) => name === "Content-Security-Policy")?.[1];
    expect(policy("/admin/assets/admin-1.js")).toBe(policy("/admin"));
  });

  it("lets no one frame the site or move its base", () => {
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
  });

  it("lets pictures and videos come from the origins that the content names, scripts from none of them", () => {
    expect(policy.get("img-src")).toEqual(["'self'", "data:", "https://pictures.example.org"]);
    expect(policy.get("media-src")).toContain("https://pictures.example.org");
    expect(policy.get("script-src")).not.toContain("https://pictures.example.org");
  });
});

test("No two rules speak of the same path: hosts would join their values", () => {
  const paths = headerRules({ images: [], frames: [] }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
