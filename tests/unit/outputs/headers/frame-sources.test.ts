import { headersFor, parseHeadersFile, renderHeadersFile } from "../../../../src/outputs/headers/headers-file";
import { headerRules } from "../../../../src/outputs/headers/security-headers";

function frameSources(frames: readonly string[]): string | undefined {
  const rules = parseHeadersFile(renderHeadersFile(headerRules({ images: [], frames })));
  const policy = new Map(headersFor(rules, "/eva")).get("Content-Security-Policy");
  return policy?.split("; ").find((directive) => directive.startsWith("frame-src"));
}

describe("what the pages may frame", () => {
  it("is nothing where no portfolio is named", () => expect(frameSources([])).toBe("frame-src 'none'"));

  it("is the sites of the portfolios", () => {
    expect(frameSources(["https://a.example.org", "https://b.example.org"])).toBe(
      "frame-src https://a.example.org https://b.example.org",
    );
  });

  it("is any site with https where the names would not fit into a header", () => {
    const frames = Array.from({ length: 500 }, (_, number) => `https://member-${number}.example.org`);
    expect(frameSources(frames)).toBe("frame-src https:");
  });
});

describe("the data of the directory", () => {
  it("may be kept forever, for its name changes with it", () => {
    const headers = headersFor(headerRules({ images: [], frames: [] }), "/data/members.0123.json");
    expect(new Map(headers).get("Cache-Control")).toContain("immutable");
  });
});
