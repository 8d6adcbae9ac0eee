import { emailsIn, phonesIn, withoutContacts } from "../../../../src/domain/text/contacts-in-text";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const nothing: ReadonlySet<string> = new Set();

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
