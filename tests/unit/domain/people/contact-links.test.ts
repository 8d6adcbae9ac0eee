import { mailLink } from "../../../../src/domain/people/person-description";

test.each(["a?bcc=b@example.org", "a%3Fbcc=b@example.org", "a&b@example.org", "a#b@example.org"])(
  "a mail link gains no field from %j",
  (address) => {
    const url = new URL(mailLink(address) ?? "");
    expect([url.search, url.hash]).toEqual(["", ""]);
    expect(decodeURIComponent(url.pathname)).toBe(address);
  },
);
