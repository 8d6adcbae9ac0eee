import { addressParts, linkOfAddress } from "../../../../src/domain/text/web-addresses";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

describe("A web address in a text", () => {
  it.each([
    ["Online: https://meet.example.org/a?b=1.", ["https://meet.example.org/a?b=1"]],
    ["www.example.org, or (see https://example.org/a_(b))!", ["https://www.example.org", "https://example.org/a_(b)"]],
    ["Lab 2, Main Building", []],
    ["www. is no host, nor is https://, nor xwww.a.org", []],
    ["দেখুন https://example.org/ক।", ["https://example.org/ক"]],
    ["القاعة 304، https://example.org/ا، أو www.example.org؟", ["https://example.org/ا", "https://www.example.org"]],
    ["«https://example.org/a», “https://example.org/b”.", ["https://example.org/a", "https://example.org/b"]],
  ])("is found in %j", (text, links) => {
    const parts = addressParts(text);
    expect(parts.filter((_, index) => index % 2 === 1).map(linkOfAddress)).toEqual(links);
    expect(parts.join("")).toBe(text);
  });

  it.each(["www.", "http://a.", "www.a.(", "a."])(
    "takes no quadratic time to look for in a text full of %j",
    (piece) => {
      expect(growthOf((size) => addressParts(piece.repeat(size)), 500)).toBeLessThan(LARGEST_GROWTH);
    },
  );
});
