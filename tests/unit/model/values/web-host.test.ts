import { outsideMedia, renderMarkdown } from "../../../../src/content/markdown/render-markdown";
import { isSafeTarget } from "../../../../src/model/values/link-target";
import { markdownWarnings } from "../../../../src/model/markdown/check-markdown";
import { fileReferenceError, imageReferenceError, linkError } from "../../../../src/model/values/reference";
import { webAddressError } from "../../../../src/model/values/web-link";
import { secureOrigin } from "../../../../src/model/values/web-host";

/** Each of these could change what a header allows, or hide where a link leads. */
const strangeHosts = [
  "https://a;sandbox/",
  "https://a,b.example.org",
  "https://*",
  "https://$arg_x/",
  "https://a'b.example.org",
  'https://a"b.example.org',
  "https://a`b.example.org",
  "https://a_b.example.org",
  "https://a&b.example.org",
  "https://user:password@example.org/",
  "https://example.org@evil.example/",
  "https://ex%61mple.org/",
  "https://example.org%2f.evil.example/",
  "https://[::1]/",
  String.raw`https://example.org\.evil.example/`,
  String.raw`https://example.org\@evil.example/`,
  "https://example..org/",
  "https://.example.org/",
  "https://exam\u0000ple.org/",
  "https://exam\u200bple.org/",
  "https://a\u2100b.example/",
  `https://${"a.".repeat(130)}org/`,
];

const plainHosts: readonly (readonly [link: string, origin: string])[] = [
  ["https://example.org", "https://example.org"],
  ["https://EXAMPLE.org/A;b,c*$d'e?f=%20#g", "https://example.org"],
  ["https://example.org:8443/x", "https://example.org:8443"],
  ["https://127.0.0.1/", "https://127.0.0.1"],
  ["https://বাংলা.example/ক", "https://xn--54b7fta0cc.example"],
  ["https://münchen.example", "https://xn--mnchen-3ya.example"],
];

const plain = { sitePath: false, placeholder: false };

describe("A host that is not a plain host name", () => {
  it.each(strangeHosts)("is an error in every field that takes a link, and no target on a page: %j", (link) => {
    for (const error of [
      linkError(link, plain),
      linkError(link, { sitePath: true, placeholder: true }),
      webAddressError(link),
      imageReferenceError(link),
      fileReferenceError(link, "download"),
      linkError(link.replace("https:", "http:"), plain),
    ])
      expect(error).toMatch(/^is '.*, expected /);
    expect(secureOrigin(link)).toBeUndefined();
    expect(isSafeTarget(link)).toBe(false);
  });

  it("is reported together with what was expected", () => {
    expect(linkError("https://a;sandbox/", plain)).toBe(
      "is 'https://a;sandbox/', whose host 'a;sandbox' is not a plain host name, expected a link with https, http, mailto or tel, such as https://example.org",
    );
    expect(imageReferenceError("https://me:secret@example.org/a.jpg")).toBe(
      "is 'https://me:secret@example.org/a.jpg' with a user name before its host, expected a path such as ../media/picture.jpg, or an https link",
    );
  });
});

describe("A plain host name", () => {
  it.each(plainHosts)("is fine, in any script: %s", (link, origin) => {
    expect(linkError(link, plain)).toBeUndefined();
    expect(imageReferenceError(link)).toBeUndefined();
    expect(isSafeTarget(link)).toBe(true);
    expect(secureOrigin(link)).toBe(origin);
    expect(secureOrigin(link)).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/);
  });

  it("without https enters no header", () => {
    expect(secureOrigin("http://example.org")).toBeUndefined();
    expect(secureOrigin("mailto:a@example.org")).toBeUndefined();
  });
});

describe("A link with a character that addresses can't contain", () => {
  it.each(["https://example.org/\u0001", "https://example.org/\ud800", "mailto:a@example.org\u0000", "tel:1\u007f"])(
    "is an error: %j",
    (link) => {
      expect(linkError(link, plain)).toMatch(/expected a link/);
    },
  );
});

describe("A link inside Markdown to such a host", () => {
  it.each([
    ["[a](https://a;sandbox/)", "'https://a;sandbox/'"],
    ["![a](https://a;sandbox/x.png)", "'https://a;sandbox/x.png'"],
    ["[a]\n\n[a]: https://me:secret@example.org", "'https://me:secret@example.org'"],
    ["<https://a;sandbox/>", "'https://a;sandbox/'"],
    ["Look at https://me:secret@example.org/x today.", "'https://me:secret@example.org/x'"],
    ["[a](<https://*>)", "'https://*'"],
  ])("%j is told as a warning", (source, quoted) => {
    expect(markdownWarnings(source).join("\n")).toContain(`contains the unsafe link ${quoted}, expected`);
  });

  it.each(["https://a;sandbox", "https://*", "https://me:secret@example.org", "https://$arg_x", "https://[::1]"])(
    "loses its target, and a picture from there is left out: %s",
    (origin) => {
      const html = renderMarkdown(
        `[words](<${origin}/>) ![picture](<${origin}/x.png>) <a href="${origin}">html</a> <img src="${origin}/y.png">`,
      );
      expect(html).toContain("words");
      expect(html).not.toMatch(/href|src|<img/);
      expect(outsideMedia(`![picture](<${origin}/x.png>)`).pictures).toEqual([]);
    },
  );

  it("is told of nothing that is fine", () => {
    expect(
      markdownWarnings("[a](https://example.org/a;b) https://example.org:8443/@me <https://বাংলা.example>"),
    ).toEqual([]);
  });
});
