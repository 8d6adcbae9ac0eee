import { addressParts } from "../../../../src/domain/text/web-addresses";

describe("A web address in a text", () => {
  it.each([
    ["Online: https://meet.example.org/a?b=1.", ["https://meet.example.org/a?b=1"]],
    ["www.example.org, or (see https://example.org/a_(b))!", ["https://www.example.org", "https://example.org/a_(b)"]],
    ["Lab 2, Main Building", []],
    ["www. is no host, nor is https://, nor me@www.example.org, nor xwww.a.org", []],
    ["দেখুন https://example.org/ক।", ["https://example.org/ক"]],
  ])("is found in %j", (text, links) => {
    const parts = addressParts(text);
    expect(parts.flatMap(({ link }) => link ?? [])).toEqual(links);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });
});
