import { offeredItems } from "../../../../src/cms/decap/offered-items";
import { authorFolders } from "../../../../src/model/kinds/article";
import { withClubSettings } from "../../../support/club-settings";
import { libraryOf } from "../../../support/editor/library-of";

const stored = {
  team: [
    { name: "2", fields: { id: 2, name: "Nusrat" } },
    { name: "1", fields: { id: 1, name: "Arif" } },
  ],
  advisors: [{ name: "1", fields: { id: 1, name: "Dr. Rahman" } }],
  members: [
    { name: "2", fields: { id: 2, name: "Somebody" } },
    { name: "8", fields: { id: 8, name: "\u09df\u09be\u09b8\u09bf\u09a8" } },
    { name: "7", fields: { id: 7, name: "\u09a8\u09c1\u09b8\u09b0\u09be\u09a4" } },
  ],
};
async function offered(term: string, chosen = ""): Promise<string[]> {
  const items = await offeredItems(authorFolders, libraryOf(stored), { term, chosen });
  return items.map(({ slug, data }) => `${slug}: ${String(data.name)}`);
}

test("all people are offered by name and kind; an id that two have means the first, so the other is left out", async () => {
  expect(await offered("")).toEqual([
    "1: Arif · team member",
    "2: Nusrat · team member",
    "7: নুসরাত · member",
    "8: \u09df\u09be\u09b8\u09bf\u09a8 · member",
  ]);
});

test("a part of the name finds them, in upper or lower case, and never a person whose id means another", async () => {
  expect(await offered(" NUS ")).toEqual(["2: Nusrat · team member"]);
  expect(await offered("rahman")).toEqual([]);
});

test("an unknown id is shown, so that it can be cleared", async () => {
  expect(await offered("", "99")).toContain("99: 99 · unknown id");
  expect(await offered("", "2")).toHaveLength(4);
});

describe("In a club without a team", () => {
  withClubSettings({ off: ["team"] });

  test("the people of the other kinds are offered", async () => {
    expect(await offered("dr rahmán")).toEqual(["1: Dr. Rahman · advisor"]);
  });
});
