import { mailLink, phoneLink } from "../../../../src/domain/people/person-description";

describe("A mail link", () => {
  it.each([
    ["events@example.org", "mailto:events@example.org"],
    ["  events@example.org\n", "mailto:events@example.org"],
    ["a+b@example.org", "mailto:a%2Bb@example.org"],
    ["o'brien@example.org", "mailto:o'brien@example.org"],
    ["ক@উদাহরণ.বাংলা", `mailto:${encodeURIComponent("ক")}@${encodeURIComponent("উদাহরণ.বাংলা")}`],
  ])("writes to %j", (address, link) => {
    expect(mailLink(address)).toBe(link);
  });

  it.each(["a?bcc=b@example.org", "a%3Fbcc=b@example.org", "a&b@example.org", "a#b@example.org"])(
    "gains no field from %j",
    (address) => {
      const url = new URL(mailLink(address) ?? "");
      expect([url.search, url.hash]).toEqual(["", ""]);
      expect(decodeURIComponent(url.pathname)).toBe(address);
    },
  );

  it.each([
    null,
    undefined,
    "",
    "not an email",
    "a@b.c, d@e.f",
    "a@b.c;d@e.f",
    "a@b.c d@e.f",
    "a@b",
    "@example.org",
    "Nusrat <nusrat@example.org>",
    "mailto:a@example.org",
    "a@b.c?bcc=everybody@example.org",
    "a@b.c?subject=x&body=y",
    "a@b.c\r\nBcc: x@y.z",
    "a@b.c#x",
    "javascript:alert(1)",
    "//evil.example",
  ])("is not made of %j", (text) => {
    expect(mailLink(text)).toBeUndefined();
  });
});

describe("A phone link", () => {
  it.each([
    ["+880 1700-000000", "tel:+8801700000000"],
    ["  +880 1700-000000 ", "tel:+8801700000000"],
    ["(+880) 1700 000000", "tel:+8801700000000"],
    ["(02) 123.4567", "tel:021234567"],
    ["Phone: +880 1700 000000", "tel:+8801700000000"],
    ["ফোন: ০১৭০০-১২৩৪৫৬", "tel:01700123456"],
    ["+44 (0)20 7946 0958", "tel:+442079460958"],
    ["+44 (০)20 7946 0958", "tel:+442079460958"],
    ["01700-000000", "tel:01700000000"],
    ["01700–000000", "tel:01700000000"],
    ["999", "tel:999"],
    ["০১৭০০-১২৩৪৫৬", "tel:01700123456"],
    ["+৮৮০ ১৭০০", "tel:+8801700"],
  ])("calls %j", (number, link) => {
    expect(phoneLink(number)).toBe(link);
  });

  it.each([
    null,
    undefined,
    "",
    "call me",
    "+880 1700-000000 / +880 1800-000000",
    "01700-000000, 01800-000000",
    "01700-000000 or 01800-000000",
    "01700-000000 01800-000000",
    "01700-000000 (10 AM - 5 PM)",
    "01700-000000 ext. 12",
    "01700 + 000000",
    "12",
    "javascript:alert(1)",
  ])("is not made of %j", (text) => {
    expect(phoneLink(text)).toBeUndefined();
  });
});
