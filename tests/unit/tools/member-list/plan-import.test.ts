import type { Content } from "../../../../src/content/content";
import { matchColumns } from "../../../../tools/member-list/match-columns";
import { membersTable } from "../../../../tools/member-list/member-values";
import { planImport, type ImportOptions } from "../../../../tools/member-list/plan-import";
import { readTable } from "../../../../tools/member-list/read-table";
import { checkItem } from "../../../../src/content/rules/check-item";
import { itemOfChange } from "../../../../src/content/content-changes";
import { member } from "../../../../src/model/kinds/member";
import type { JsonObject } from "../../../../src/model/schema/json-object";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const eva = { id: 3, name: "Eva Khan", session: "2023-2024", shift: "1st", roll: "612345" };
const rana = {
  id: 125,
  name: "Rana Das",
  session: "2023-2024",
  shift: "2nd",
  codeforces: "https://codeforces.com/profile/rana",
};

function contentOf(members: readonly JsonObject[]): Content {
  const items = members.map((fields) => ({
    source: member,
    file: `members/${String(fields.id)}.json`,
    name: String(fields.id),
    fields,
    repeated: new Set<string>(),
  }));
  return { tree: { directory: "content", folders: new Map(), files: new Set() }, items, unread: [] };
}

const undecided: ImportOptions = { defaults: new Map(), asNew: new Set(), same: new Map(), deleteMissing: false };

function plan(csv: string, options: Partial<ImportOptions> = {}, content = contentOf([eva, rana])) {
  const table = readTable(csv);
  return planImport(content, table, matchColumns(table.headers), { ...undecided, ...options }, (changes) =>
    changes.flatMap((change) => {
      const item = itemOfChange(change);
      return item ? checkItem(item) : [];
    }),
  );
}

const kinds = (csv: string, options?: Partial<ImportOptions>) => plan(csv, options).rows.map(({ kind }) => kind);
const head = "name,session,shift,roll,codeforces";

describe("An import", () => {
  it("gives new members the next ids, in the order of the rows", () => {
    const { rows, changes } = plan(`${head}\nMim Akter,2024-2025,1st,700001,\nJoy Roy,2024-2025,2nd,700002,joy\n`);
    expect(rows.map(({ kind, id }) => [kind, id])).toEqual([
      ["new", 126],
      ["new", 127],
    ]);
    expect(changes.map(({ file, fields }) => [file, fields])).toEqual([
      ["members/126.json", { id: 126, name: "Mim Akter", session: "2024-2025", shift: "1st", roll: "700001" }],
      [
        "members/127.json",
        {
          id: 127,
          name: "Joy Roy",
          session: "2024-2025",
          shift: "2nd",
          roll: "700002",
          codeforces: "https://codeforces.com/profile/joy",
        },
      ],
    ]);
  });

  it("lists what new members will have, as it was read", () => {
    const { rows } = plan(`${head}\nMim Akter,2024-25,১ম,৭০০০০১,mim\nJoy Roy,2024-2025,2nd,,none\nRoy,2024,1st,,\n`);
    expect(rows.map(({ notes }) => notes)).toEqual([
      ["session '2024-2025', shift '1st', roll '700001', codeforces 'https://codeforces.com/profile/mim'"],
      ["session '2024-2025', shift '2nd'"],
      ["session: is '2024', expected two years such as 2023-2024"],
    ]);
  });

  it("does not take two people without a handle for one", () => {
    expect(kinds(`${head}\nMim Akter,2024-2025,1st,-,none\nJoy Roy,2024-2025,1st,-,none\n`)).toEqual(["new", "new"]);
  });

  it("begins with the id that the model recommends", () => {
    expect(plan(`${head}\nMim Akter,2024-2025,1st,,\n`, {}, contentOf([eva])).rows[0]?.id).toBe(120);
  });

  it("keeps the translations of a member whom it changes", () => {
    const translations = { bn: { name: "ইভা খান" } };
    const item = contentOf([eva, rana]);
    const content = { ...item, items: item.items.map((each) => ({ ...each, translations })) };
    const { changes } = plan(`${head}\nEva Khan,2023-2024,2nd,612345,\n`, {}, content);
    expect(changes.map(({ fields }) => fields)).toEqual([{ ...eva, shift: "2nd", translations }]);
  });

  it("changes what a row says otherwise, keeps what it does not say, and leaves equal rows alone", () => {
    const { rows, changes } = plan(`${head}\nEva Khan,2023-24,1st shift,612345,eva\nRana Das,2023-2024,2nd,,rana\n`);
    expect(rows.map(({ kind, notes }) => [kind, notes])).toEqual([
      ["changed", ["codeforces: is missing, becomes 'https://codeforces.com/profile/eva'"]],
      ["unchanged", []],
    ]);
    expect(changes).toEqual([
      { source: member, file: "members/3.json", fields: { ...eva, codeforces: "https://codeforces.com/profile/eva" } },
    ]);
  });

  it.each([
    ["the roll of someone else", "Karim Mia,2023-2024,1st,612345,", "the roll 612345 is that of member 3, Eva Khan"],
    ["the handle of someone else", "Karim Mia,2023-2024,1st,,RANA", "the handle rana is that of member 125, Rana Das"],
    ["the same name with another roll", "Khan Eva,2023-2024,1st,999999,", "the name is that of member 3"],
    ["a shortened roll", "Karim Mia,2024-2025,1st,6.1E+05,", "roll is '6.1E+05'"],
  ])("leaves out a row with %s, with the reason", (_, row, reason) => {
    const { rows, changes } = plan(`${head}\n${row}\n`);
    expect(rows[0]).toMatchObject({ kind: "doubtful", notes: [expect.stringContaining(reason)] });
    expect(changes).toEqual([]);
  });

  it.each([
    ["Eva Khan,2024-2025,1st,700001,", "the name is that of member 3, Eva Khan, 2023-2024, 1st shift"],
    ["Eva Khan,2023-2024,2nd,700001,", "the name is that of member 3, Eva Khan, 2023-2024, 1st shift"],
    ["Khan EVA,2019-2020,2nd,,", "the name is that of member 3, Eva Khan, 2023-2024, 1st shift"],
  ])("is not sure that someone of another session or shift is another person: %s", (row, reason) => {
    const { rows, changes } = plan(`${head}\n${row}\n`);
    expect(rows[0]).toMatchObject({ kind: "doubtful", notes: [reason] });
    expect(changes).toEqual([]);
    expect(kinds(`${head}\n${row}\n`, { asNew: new Set([2]) })).toEqual(["new"]);
    expect(kinds(`${head}\n${row}\n`, { same: new Map([[2, 3]]) })).toEqual(["changed"]);
  });

  it("is not sure about two rows with one name in two sessions either", () => {
    const rows = "Mim Akter,2024-2025,1st,700001,\nMim Akter,2023-2024,2nd,700002,\n";
    expect(kinds(`${head}\n${rows}`)).toEqual(["doubtful", "doubtful"]);
  });

  it("prefers the member of the same session to one of another", () => {
    const other = { id: 2, name: "Eva Khan", session: "2021-2022", shift: "1st" };
    const { rows } = plan(`${head}\nEva Khan,2023-2024,1st,,eva\n`, {}, contentOf([other, eva]));
    expect(rows[0]).toMatchObject({ kind: "changed", id: 3 });
  });

  it("leaves out what can't be seen, in rolls, names and what they are compared with", () => {
    const invisible = "\uFEFFEva\u00A0Kh\u200Ban\u200E,2023-2024,1st,\u202A612\u00AD345\u202C,";
    expect(kinds(`${head}\n${invisible}\n`)).toEqual(["unchanged"]);
    const { changes } = plan(`${head}\nMim\u00A0Ak\u200Bter,2024-2025,1st,\u200E70\u20600001\u00A0,\n`);
    expect(changes[0]?.fields).toMatchObject({ name: "Mim Akter", roll: "700001" });
    const hidden = { ...eva, name: "Eva\u200B Khan", roll: "612345\u200E" };
    expect(plan(`${head}\nEva Khan,2023-2024,1st,612345,\n`, {}, contentOf([hidden])).rows[0]?.id).toBe(3);
    const bangla = "নুসরাত র\u200D্যালি";
    expect(plan(`${head}\n${bangla},2024-2025,1st,,\n`).changes[0]?.fields).toMatchObject({ name: bangla });
  });

  it("lists someone of another name as new, however similar it is", () => {
    expect(kinds(`${head}\nEva Khaan,2023-2024,1st,,\n`)).toEqual(["new"]);
  });

  it("marks two people with one roll as doubtful, and accepts a form that was sent twice", () => {
    const rows = "Mim Akter,2024-2025,1st,700001,\nJoy Roy,2024-2025,1st,700001,\n";
    expect(kinds(`${head}\n${rows}`)).toEqual(["doubtful", "doubtful"]);
    const twice = "Mim Akter,2024-2025,1st,700001,\n".repeat(2);
    expect(kinds(`${head}\n${twice}`)).toEqual(["new", "unchanged"]);
    expect(kinds(`${head}\n${twice.replace("1st", "2nd")}`)).toEqual(["doubtful", "doubtful"]);
  });

  it("imports a doubtful row as the options say", () => {
    const csv = `${head}\nEva Khan,2024-2025,1st,,\n`;
    expect(kinds(csv, { asNew: new Set([2]) })).toEqual(["new"]);
    expect(plan(csv, { same: new Map([[2, 3]]) }).rows[0]).toMatchObject({ kind: "changed", id: 3 });
    expect(() => plan(csv, { asNew: new Set([9]) })).toThrow("has no row 9");
    expect(() => plan(csv, { same: new Map([[2, 77]]) })).toThrow("row 2: no member has the id '77'");
  });

  describe("of a form that was sent twice with a correction", () => {
    const twice = `${head}\nMim Akter,2024-2025,1st,700001,mim\nJoy Roy,2024-2025,1st,700002,\nMim Akter,2024-2025,1st,700001,mim1\n`;

    it.each([
      ["the first row is chosen as new", { asNew: new Set([2]) }, ["new", "new", "doubtful"]],
      ["the second row is chosen as new", { asNew: new Set([4]) }, ["doubtful", "new", "new"]],
      ["a row is chosen as a member", { same: new Map([[4, 125]]) }, ["doubtful", "new", "changed"]],
      ["both rows are chosen", { asNew: new Set([2, 4]) }, ["new", "new", "new"]],
    ])("leaves out what is not chosen: %s", (_, options, expected) => {
      expect(kinds(twice)).toEqual(["doubtful", "new", "doubtful"]);
      expect(kinds(twice, options)).toEqual(expected);
    });

    it("makes no second member when the same command runs again", () => {
      const written = { ...{ id: 126, name: "Mim Akter", session: "2024-2025", shift: "1st", roll: "700001" } };
      const content = contentOf([eva, rana, { ...written, codeforces: "https://codeforces.com/profile/mim1" }]);
      const { rows } = plan(twice, { asNew: new Set([4]) }, content);
      expect(rows.map(({ kind, id }) => [kind, id])).toEqual([
        ["doubtful", 126],
        ["new", 127],
        ["unchanged", 126],
      ]);
    });
  });

  it("chooses between two rows about one member", () => {
    const csv = `${head}\nEva Khan,2023-2024,1st,612345,eva\nEva Khan,2023-2024,1st,612345,eva1\n`;
    expect(kinds(csv)).toEqual(["doubtful", "doubtful"]);
    const { rows, changes } = plan(csv, { same: new Map([[3, 3]]) });
    expect(rows.map(({ kind }) => kind)).toEqual(["doubtful", "changed"]);
    expect(changes.map(({ fields }) => fields?.codeforces)).toEqual(["https://codeforces.com/profile/eva1"]);
    expect(kinds(csv.replace("eva1", "eva"))).toEqual(["changed", "unchanged"]);
  });

  it.each([
    ["one roll", "Mim Akter,2024-2025,1st,700001,", "Joy Roy,2024-2025,1st,700001,"],
    ["one handle", "Mim Akter,2024-2025,1st,,mim", "Joy Roy,2024-2025,1st,,mim"],
    ["one name", "Mim Akter,2024-2025,1st,70001,", "Mim Akter,2024-2025,1st,700001,"],
  ])("makes two new members with %s only if both rows are chosen", (_, one, other) => {
    const csv = `${head}\n${one}\n${other}\n`;
    expect(kinds(csv)).toEqual(["doubtful", "doubtful"]);
    expect(kinds(csv, { asNew: new Set([2]) })).toEqual(["new", "doubtful"]);
    expect(kinds(csv, { asNew: new Set([3]) })).toEqual(["doubtful", "new"]);
    expect(kinds(csv, { asNew: new Set([2, 3]) })).toEqual(["new", "new"]);
  });

  it("gives no new member the roll or handle that another row gives a member", () => {
    const csv = `${head}\nRana Das,2023-2024,2nd,700009,\nMim Akter,2024-2025,1st,700009,\n`;
    expect(kinds(csv)).toEqual(["doubtful", "doubtful"]);
    expect(kinds(csv, { same: new Map([[2, 125]]) })).toEqual(["changed", "doubtful"]);
  });

  it.each([
    [{ asNew: new Set([2]), same: new Map([[2, 3]]) }, "row 2: is in --new and in --same"],
    [
      {
        same: new Map([
          [2, 3],
          [3, 3],
        ]),
      },
      "rows 2 and 3: are both member 3 in --same",
    ],
  ])("refuses decisions that contradict each other: %#", (options, message) => {
    expect(() => plan(`${head}\nMim,2024-2025,1st,,\nJoy,2024-2025,1st,,\n`, options)).toThrow(message);
  });

  it.each([
    ["foo", "bar", "--set: is 'foo=bar', expected one of session, shift, image, iscp."],
    ["Shift", "1st", "--set: is 'Shift=1st', expected one of session,"],
    ["roll", "700001", "--set: is 'roll=700001', expected one of session,"],
    ["shift", "5th", "--set shift=5th: is the text '5th', expected one of 1st, 2nd."],
    ["session", "", "--set session=: is empty, expected a value."],
  ])("refuses the value for new members %s=%s", (field, value, message) => {
    expect(() => plan(`${head}\n`, { defaults: new Map([[field, value]]) })).toThrow(message);
  });

  it("fills empty cells of new members", () => {
    const defaults = new Map([["shift", "২য়"]]);
    const { changes } = plan(`${head}\nMim,2024-2025,,,\nJoy,2024-2025,1st,,\n`, { defaults });
    expect(changes.map(({ fields }) => fields?.shift)).toEqual(["2nd", "1st"]);
  });

  it("recognises members of a list without sessions, so that it can run again", () => {
    const defaults = new Map([["session", "2023-2024"]]);
    expect(kinds("name\nRana Das\nEva Khan\n", { defaults })).toEqual(["unchanged", "unchanged"]);
  });

  it("says what the content check says about a row, and fills in what the file does not have", () => {
    expect(plan("name,session\nMim Akter,2024\n").rows[0]).toMatchObject({
      kind: "wrong",
      notes: ["session: is '2024', expected two years such as 2023-2024", expect.stringMatching(/^shift: is missing/)],
    });
    expect(kinds("name,session\nMim Akter,2024-2025\n", { defaults: new Map([["shift", "1st"]]) })).toEqual(["new"]);
    expect(plan(`${head}\nMim,2024-2025,1st,,,more\n`).rows[0]?.notes).toEqual(["has 6 cells, expected at most 5"]);
  });

  it("refuses an id that is not a number, which would be lost", () => {
    expect(plan("id,name,session,shift\nabc,Mim Akter,2024-2025,1st\n").rows[0]).toMatchObject({
      kind: "wrong",
      id: undefined,
      notes: ["id: is 'abc', expected a number"],
    });
  });

  it("removes no one unless asked, and then only while no row is in doubt", () => {
    const csv = `${head}\nEva Khan,2023-2024,1st,612345,\n`;
    expect(plan(csv).changes).toEqual([]);
    expect(plan(csv).missing.map(({ file }) => file)).toEqual(["members/125.json"]);
    expect(plan(csv, { deleteMissing: true }).changes).toEqual([
      { source: member, file: "members/125.json", fields: null },
    ]);
    expect(plan(`${csv}Karim Mia,2023-2024,1st,,rana\n`, { deleteMissing: true }).changes).toEqual([]);
  });

  it("removes no one while a row that is left out may be about a member", () => {
    const csv = `${head}\nMim Akter,2024-2025,1st,,mim\nEva Khan,2023-2024,1st,,mim\nRana Das,2023-2024,2nd,,\n`;
    const { rows, changes } = plan(csv, { asNew: new Set([2]), deleteMissing: true });
    expect(rows.map(({ kind }) => kind)).toEqual(["new", "doubtful", "unchanged"]);
    expect(changes.map(({ file }) => file)).toEqual(["members/126.json"]);
  });

  it("of an export changes nothing, whatever the fields begin with", () => {
    const strange = { id: 130, name: "=1+1", session: "2023-2024", shift: "1st", roll: "'-5", iscp: true };
    const bangla = { id: 131, name: "নুসরাত জাহান", session: "2023-2024", shift: "2nd", roll: "+88" };
    const content = contentOf([eva, rana, strange, bangla]);
    const csv = membersTable(content, ";");
    expect(csv).toContain(";'=1+1;");
    expect(csv).not.toMatch(/;[=+\-@]/);
    expect(plan(csv, {}, content).rows.map(({ kind }) => kind)).toEqual(Array(4).fill("unchanged"));
  });

  it.each([
    ["one name in one session", () => "Mim Akter,2023-2024,1st"],
    ["one name in many sessions", (at: number) => `Mim Akter,${1000 + at}-${1001 + at},1st`],
    ["similar names", (at: number) => `Mim Akter${String.fromCharCode(97 + (at % 26))},2023-2024,1st`],
  ])("takes time in proportion to the number of rows with %s", (_, rowAt) => {
    const csv = (size: number) =>
      `${head}\n${Array.from({ length: size }, (_each, at) => `${rowAt(at)},${600000 + at},u${at}`).join("\n")}`;
    expect(growthOf((size) => plan(csv(size)), 100)).toBeLessThan(LARGEST_GROWTH);
  });

  it("takes time in proportion to the length of a name", () => {
    const csv = (size: number) => `${head}\n${"a".repeat(size * 10)},2023-2024,1st,,`;
    expect(growthOf((size) => plan(csv(size)), 100)).toBeLessThan(LARGEST_GROWTH);
  });

  it("takes time in proportion to the number of rows", () => {
    const csv = (size: number) =>
      `${head}\n${Array.from({ length: size }, (_, at) => `Name${at * 7919} Rahman,2023-2024,1st,${600000 + at},u${at}`).join("\n")}`;
    expect(growthOf((size) => plan(csv(size)), 100)).toBeLessThan(LARGEST_GROWTH);
  });
});
