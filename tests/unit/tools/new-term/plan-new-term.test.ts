import { readSoundContent } from "../../../../src/content/content-changes";
import { activeTeam, planNewTerm } from "../../../../tools/new-term/plan-new-term";
import { withContentTree, type TreeFiles } from "../../../support/content/content-tree";

const club: TreeFiles = {
  "team/1.json": { id: 1, name: "Ayesha Siddiqua", email: "a@example.org" },
  "team/2.json": { id: 2, name: "Rakib", isActive: false },
  "past-leaders/7.json": { id: 7, name: "Karim", tenure: "2025-2026" },
  "events/old.json": { id: "old", title: "Old", date: "2026-01-05", contactEmail: "a@example.org" },
  "events/new.json": { id: "new", title: "New", date: "2027-01-05", contactEmail: "a@example.org" },
};

const now = new Date("2026-11-22T08:00:00Z");

function plan(
  term: string,
  { stay = [], tenure, files = club }: { stay?: string[]; tenure?: string; files?: TreeFiles } = {},
) {
  return withContentTree(files, (directory) => {
    const { content } = readSoundContent(directory);
    return planNewTerm(content, { term, now, stay: new Set(stay), ...(tenure !== undefined && { tenure }) });
  });
}

describe("A new term", () => {
  it.each([
    ["soon", {}, "The new term is 'soon', expected a year such as 2027 or a term such as 2027-2028."],
    ["2027", { stay: ["99"] }, "--stay: no one in the team has the id '99', expected one of 1, or 'none'."],
    ["2027", { stay: ["2"] }, "--stay: no one in the team has the id '2', expected one of 1, or 'none'."],
    ["2019", {}, "The new term is '2019', expected one of this year or the next, such as 2027 or 2027-2028."],
    ["2024-2025", { tenure: "2024" }, "The new term is '2024-2025', expected one of this year or the next"],
    ["2028", {}, "The new term is '2028', expected one of this year or the next"],
    ["২০১৯", {}, "The new term is '২০১৯', expected one of this year or the next"],
    ["2026", {}, "The term 2025-2026 is already among the past leaders. Has the new term already been started?"],
    ["2027", { tenure: "last year" }, "--tenure: is 'last year', expected a term such as 2026-2027."],
    ["2027", { files: {} }, "The team is empty: there is no one to hand over."],
  ])("%s with %j is refused with a sentence", (term, options, message) => {
    expect(() => plan(term, options)).toThrow(message);
  });

  it("spells the term of the team as the club spells terms, unless it is named", () => {
    expect(plan("2027").tenure).toBe("2026-2027");
    expect(plan("2026-2027", { tenure: "2025-26" }).tenure).toBe("2025-26");
    expect(plan("2027", { tenure: "2025 – 2027 " }).tenure).toBe("2025-2027");
  });

  it("may add to a term that is among the past leaders if it is named", () => {
    expect(plan("2026", { tenure: "2025-2026" }).leaving).toHaveLength(2);
  });

  it("keeps what is said about people in other languages", () => {
    const translations = { bn: { position: "সভাপতি" } };
    const person = { id: 3, name: "Mim", position: "President", translations };
    const files = { ...club, "team/3.json": person, "team/4.json": { ...person, id: 4 } };
    const { changes } = plan("2027", { stay: ["4"], files });
    const written = new Map(changes.map(({ file, fields }) => [file, fields]));
    expect(written.get("past-leaders/3.json")).toMatchObject({ translations });
    expect(written.get("team/4.json")).toMatchObject({ translations });
  });

  it("asks about contacts that still count, not about those of past events", () => {
    const { byHand } = plan("2027");
    expect(byHand.filter((line) => line.includes("contactEmail"))).toEqual([
      expect.stringContaining(
        "events/new.json: contactEmail: is a contact of Ayesha Siddiqua, who is leaving: check that",
      ),
    ]);
  });
});

test("no one who has left is asked to stay", () => {
  const asked = withContentTree(club, (directory) => activeTeam(readSoundContent(directory).content));
  expect(asked.map(({ name }) => name)).toEqual(["1"]);
});
