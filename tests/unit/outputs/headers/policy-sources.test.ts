import { headersFor, parseHeadersFile, renderHeadersFile } from "../../../../src/outputs/headers/headers-file";
import { headerRules } from "../../../../src/outputs/headers/security-headers";

function directive(name: string, videos: readonly string[], apis: readonly string[]): string | undefined {
  const rules = headerRules({ images: ["https://a.example.org"], frames: [], videos, apis });
  const policy = new Map(headersFor(rules, "/member")).get("Content-Security-Policy");
  return policy?.split("; ").find((each) => each.startsWith(`${name} `));
}

describe("What the pages may ask for", () => {
  it("is the ratings API, if anyone takes part", () => {
    expect(directive("connect-src", [], ["https://codeforces.com"])).toBe("connect-src 'self' https://codeforces.com");
    expect(directive("connect-src", [], [])).toBe("connect-src 'self'");
  });

  it("is the videos of courses, each origin once", () => {
    expect(directive("media-src", ["https://a.example.org", "https://b.example.org"], [])).toBe(
      "media-src 'self' https://a.example.org https://b.example.org",
    );
  });
});

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
