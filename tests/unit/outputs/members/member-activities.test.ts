import { memberActivities } from "../../../../src/outputs/members/leaderboard-start";
import type { SiteMember } from "../../../../src/outputs/members/site-member";
import { inClub } from "../../../support/club-settings";

const nothing = { pronouns: null, session: null, shift: null, roll: null, portfolio: null, linkedin: null };
const member = (jsonId: number, handle: string, more: Partial<SiteMember> = {}): SiteMember => ({
  ...{ ...nothing, jsonId, name: handle, github: null, facebook: null, links: [], image: null },
  ...{ codeforces: `https://codeforces.com/profile/${handle}`, iscp: true, activity: null, ...more },
});
const week = { week: 3, since: "2026-11-18", last: "2026-11-19" };
const counted = ["Ann", "ben", "cem", "gone"].map((handle) => ({ handle, ...week }));
const nodes = (typeName: string) => (typeName === "WeekActivity" ? [{ id: "1", members: counted }] : []);
const members = [member(1, "ann"), member(2, "ben", { activity: false }), member(3, "cem", { iscp: false })];

test("only those who take part and don't mind are shown with what they solved this week", () => {
  expect([...memberActivities(nodes, members)]).toEqual([["ann", week]]);
});

test("a club that has switched it off shows it of no one", () => {
  expect(inClub({ off: ["activity"] }, () => memberActivities(nodes, members).size)).toBe(0);
});
