import { idFromTitle } from "../../../../src/cms/fields/id-from-title";
import { isSlug } from "../../../../src/model/values/file-name";

const none: ReadonlySet<string> = new Set();

test.each([
  ["a title", "Lab closed on 26 March", "lab-closed-on-26-march"],
  ["marks and spaces", "  “Code & Chill” – the 2nd! ", "code-chill-the-2nd"],
  ["an apostrophe", "Rahim's talk", "rahims-talk"],
  ["another script", "ল্যাব বন্ধ", "ল্যাব-বন্ধ"],
  ["a name that Windows keeps for itself", "Con", "con-2"],
  ["no letter or digit", "!!!", ""],
  ["nothing", "", ""],
])("the id is made of %s", (_what, title, expected) => {
  expect(idFromTitle(title, none)).toBe(expected);
});

test("an id that another item has gets the next free number", () => {
  const taken = new Set(["lab-closed", "lab-closed-2", "lab-closed-4"]);
  expect(idFromTitle("Lab closed", taken)).toBe("lab-closed-3");
});

test("a long title gives an id of whole words, and one long word its beginning", () => {
  const title = "The winter programming camp of the year two thousand and twenty-six in the main building";
  expect(idFromTitle(title, none)).toBe("the-winter-programming-camp-of-the-year-two-thousand-and");
  expect(idFromTitle("a".repeat(100), none)).toBe("a".repeat(60));
  expect(isSlug(idFromTitle("ক্ষ".repeat(100), none))).toBe(true);
});
