import { nextNumber } from "../../../../src/cms/saving/next-number";
import { member } from "../../../../src/model/kinds/member";
import { pastLeader } from "../../../../src/model/kinds/past-leader";
import { post } from "../../../../src/model/kinds/post";
import { teamMember } from "../../../../src/model/kinds/team-member";
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
