import { emailsIn, phonesIn, withoutContacts } from "../../../../src/domain/text/contacts-in-text";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const nothing: ReadonlySet<string> = new Set();

describe("An e-mail address in a text", () => {
  it.each([
    ["Write to rahim.uddin@mail.example.org.", "Write to name@example.org."],
    ["[mail](mailto:a+b@example.com?subject=Hi)", "[mail](mailto:name@example.org?subject=Hi)"],
    ["mailto:rahim%40example.com", "mailto:name@example.org"],
    ["রহিম: rahim@উদাহরণ.বাংলা", "রহিম: name@example.org"],
    ["<a@example.com>,b@example.com", "<name@example.org>,name@example.org"],
  ])("%s is replaced", (text, expected) => {
    expect(withoutContacts(text, nothing)).toBe(expected);
  });

  it.each(["std::max @ 5", "@override", "a@b", "https://example.org/@name", "user@localhost", "![](icon@2x.png)"])(
    "%s is none",
    (text) => {
      expect(withoutContacts(text, nothing)).toBe(text);
    },
  );
});

describe("A phone number in a text", () => {
  it.each([
    ["Call +880 1712-345678 today", "Call +8801000000000 today"],
    ["Call 01712-345678, or 01812345678.", "Call +8801000000000, or +8801000000000."],
    ["ফোন ০১৭১২ ৩৪৫৬৭৮", "ফোন +8801000000000"],
    ["[call](tel:+8801712345678)", "[call](tel:+8801000000000)"],
    ["[call](tel:999)", "[call](tel:+8801000000000)"],
    ["+1 (555) 010-9999", "+8801000000000"],
  ])("%s is replaced", (text, expected) => {
    expect(withoutContacts(text, nothing)).toBe(expected);
  });

  it.each([
    "2026-02-14 10:00",
    "Sessions 2021-2022 and 2023-2024",
    "1000000007 is a prime",
    "0.1 + 0.2 = 0.30000000000000004",
    "https://codeforces.com/contest/1712345678",
    "ISBN 978-3-16-148410-0",
    "2 + 3",
  ])("%s is none", (text) => {
    expect(withoutContacts(text, nothing)).toBe(text);
  });
});

test("what is public stays as it is", () => {
  const text = "club@example.com or +880 1700-111111";
  expect(withoutContacts(text, new Set(["club@example.com", "+880 1700-111111"]))).toBe(text);
  expect(emailsIn(text)).toEqual(["club@example.com"]);
  expect(phonesIn(text)).toEqual(["+880 1700-111111"]);
});

test.each(["a", "a@", "+1", "01", "tel:", "a.", "%40", "1 ", "+", "a@b."])(
  "60,000 characters of '%s' take no quadratic time",
  (piece) => {
    const work = (size: number) => withoutContacts(piece.repeat(size / piece.length), nothing);
    expect(growthOf(work, 6_000)).toBeLessThan(LARGEST_GROWTH);
  },
);
