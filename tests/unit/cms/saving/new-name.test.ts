import { idFromTitle, nextNumber } from "../../../../src/cms/saving/new-name";
import { member } from "../../../../src/model/kinds/member";
import { pastLeader } from "../../../../src/model/kinds/past-leader";
import { post } from "../../../../src/model/kinds/post";
import { teamMember } from "../../../../src/model/kinds/team-member";
import { isSlug } from "../../../../src/model/values/file-name";
import { libraryOf } from "../../../support/editor/library-of";

const items = (...ids: readonly number[]) => ids.map((id) => ({ name: String(id), fields: { id } }));

test.each([
  ["the number after the highest, whatever is free below", post, { posts: items(1, 10, 9) }, 11],
  ["1 for the first item", post, {}, 1],
  ["no number that a past leader has", teamMember, { team: items(1, 6), "past-leaders": items(7, 8, 101) }, 9],
  ["no number that the team has", pastLeader, { team: items(102), "past-leaders": items(101) }, 103],
  ["the number from which new members count", member, { members: items(1, 6) }, 120],
  ["the number after the newest member", member, { members: items(119, 254) }, 255],
])("a new item gets %s", async (_what, kind, library, number) => {
  expect(await nextNumber(kind, libraryOf(library))).toBe(number);
});

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
