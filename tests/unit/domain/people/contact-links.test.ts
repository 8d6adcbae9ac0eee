import { mailLink, phoneLink } from "../../../../src/domain/people/contact-links";

describe("A mail link", () => {
  it.each([
    ["events@example.org", "mailto:events@example.org"],
    ["  events@example.org\n", "mailto:events@example.org"],
    ["a+b@example.org", "mailto:a%2Bb@example.org"],
  ])("writes to %j", (address, link) => {
    expect(mailLink(address)).toBe(link);
  });

  it.each([
    "a@b.c?bcc=everybody@example.org",
    "a@b.c?subject=x&body=y",
    "a@b.c,d@e.f",
    "a@b.c%3Fbcc=x@y.z",
    "a@b.c\r\nBcc: x@y.z",
    "a@b.c#x",
  ])("gains no field and no second reader from %j", (address) => {
    const url = new URL(mailLink(address));
    expect(url.search).toBe("");
    expect(url.hash).toBe("");
    expect(decodeURIComponent(url.pathname)).toBe(address);
    expect(url.pathname).not.toMatch(/[?&,#\s]/);
  });

  it.each(["javascript:alert(1)", "//evil.example"])("stays a mail link with %j", (address) => {
    expect(new URL(mailLink(address)).protocol).toBe("mailto:");
  });
});

describe("A phone link", () => {
  it.each([
    ["+880 1700-000000", "tel:+8801700000000"],
    ["  +880 1700-000000 ", "tel:+8801700000000"],
    ["(+880) 1700 000000", "tel:+8801700000000"],
    ["Phone: +880 1700 000000", "tel:+8801700000000"],
    ["01700-000000", "tel:01700000000"],
    ["01700 + 000000", "tel:01700000000"],
    ["০১৭০০-১২৩৪৫৬", "tel:01700123456"],
    ["+৮৮০ ১৭০০", "tel:+8801700"],
    ["javascript:alert(1)", "tel:1"],
  ])("calls %j", (number, link) => {
    expect(phoneLink(number)).toBe(link);
  });
});
