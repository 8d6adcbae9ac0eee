import type { Content } from "../../../../src/content/content";
import { itemOfChange } from "../../../../src/content/content-changes";
import { checkItem } from "../../../../src/content/rules/check-item";
import { member } from "../../../../src/model/kinds/member";
import type { JsonObject } from "../../../../src/model/schema/json-object";
import { matchColumns } from "../../../../tools/member-list/match-columns";
import { membersTable } from "../../../../tools/member-list/member-values";
import { planImport } from "../../../../tools/member-list/plan-import";
import { readTable } from "../../../../src/domain/tables/read-table";

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

const columns = "name,session,shift,roll,codeforces";

/** What happens with rows of these columns; with `head`, of others. */
function plan(rows: string, content = contentOf([eva, rana]), head = columns) {
  const table = readTable(Buffer.from(`${head}\n${rows}`));
  return planImport(content, table, matchColumns(table.headers), (changes) =>
    changes.flatMap((change) => {
      const item = itemOfChange(change);
      return item ? checkItem(item) : [];
    }),
  );
}

const kinds = (...parameters: Parameters<typeof plan>) => plan(...parameters).map(({ kind }) => kind);
const written = (...parameters: Parameters<typeof plan>) =>
  plan(...parameters).flatMap(({ change }) => (change ? [[change.file, change.fields]] : []));

describe("An import", () => {
  it("gives new members the next ids, in the order of the rows, and lists what they will have", () => {
    const rows = "Mim Akter,2024-25,১ম,৭০০০০১,mim\nJoy Roy,2024-2025,2nd,,none\n";
    expect(plan(rows).map(({ kind, id, notes }) => [kind, id, notes])).toEqual([
      [
        "new",
        126,
        ["session '2024-2025', shift '1st', roll '700001', codeforces 'https://codeforces.com/profile/mim'"],
      ],
      ["new", 127, ["session '2024-2025', shift '2nd'"]],
    ]);
    expect(written(rows)[1]).toEqual([
      "members/127.json",
      { id: 127, name: "Joy Roy", session: "2024-2025", shift: "2nd" },
    ]);
    expect(plan(rows, contentOf([eva]))[0]?.id).toBe(120);
  });

  it("changes what a row says otherwise, keeps what it does not say, and leaves equal rows alone", () => {
    const rows = "Eva Khan,2023-24,1st shift,612345,eva\nRana Das,2023-2024,2nd,,rana\n";
    expect(plan(rows).map(({ kind, notes }) => [kind, notes])).toEqual([
      ["changed", ["codeforces: is missing, becomes 'https://codeforces.com/profile/eva'"]],
      ["unchanged", []],
    ]);
    const translations = { bn: { name: "ইভা খান" } };
    const { items, ...content } = contentOf([eva, rana]);
    const translated = { ...content, items: items.map((item) => ({ ...item, translations })) };
    expect(written(rows, translated)).toEqual([
      ["members/3.json", { ...eva, codeforces: "https://codeforces.com/profile/eva", translations }],
    ]);
  });

  it.each([
    ["the roll of someone else", "Karim Mia,2023-2024,1st,612345,", "may be member 3, Eva Khan"],
    ["the handle of someone else", "Karim Mia,2023-2024,1st,,RANA", "may be member 125, Rana Das"],
    ["the same name with another roll", "Khan Eva,2023-2024,1st,999999,", "may be member 3"],
    ["the same name in another session", "Eva Khan,2024-2025,1st,,", "may be member 3, Eva Khan, 2023-2024"],
    ["the roll of one and the handle of another", "Mim,2023-2024,,612345,rana", "1st, 612345; member 125, Rana Das"],
    ["a shortened roll", "Karim Mia,2024-2025,1st,6.1E+05,", "roll is '6.1E+05'"],
    ["more cells than columns", "Karim Mia,2024-2025,1st,,,more", "has 6 cells, expected at most 5"],
  ])("leaves out a row with %s, and says why", (_, row, reason) => {
    const [planned] = plan(`${row}\n`);
    expect(planned).toMatchObject({ kind: "doubtful", notes: [expect.stringContaining(reason)] });
    expect(planned?.change).toBeUndefined();
  });

  it.each([
    ["a roll", "Eva Khan,2024-2025,2nd,612345,"],
    ["a handle", "Rana Das,2024-2025,1st,,rana"],
  ])("finds a member by %s, whose session and shift have changed", (_, row) => {
    expect(kinds(`${row}\n`)).toEqual(["changed"]);
  });

  it("takes no one for someone else because of a similar name, or because both have no handle", () => {
    expect(kinds("Eva Khaan,2023-2024,1st,,\n")).toEqual(["new"]);
    expect(kinds("Mim Akter,2024-2025,1st,-,none\nJoy Roy,2024-2025,1st,-,none\n")).toEqual(["new", "new"]);
  });

  it("takes the filled one of two columns for a field, and refuses two that differ", () => {
    const head = "name,session,shift,roll,Roll";
    const rows = ["Mim,2024-2025,1st,700001,", "Joy,2024-2025,2nd,,700002", "Ali,2024-2025,1st,700003,৭০০০০৩"];
    expect(written(rows.join("\n"), undefined, head).map(([, fields]) => fields)).toMatchObject([
      { roll: "700001" },
      { roll: "700002" },
      { roll: "700003" },
    ]);
    expect(plan("Eva,2024-2025,1st,700004,700005\n", undefined, head)).toMatchObject([
      { kind: "wrong", notes: ["has several values for roll: '700004', '700005', expected one"] },
    ]);
  });

  it("accepts a form that was sent twice, and leaves out rows that seem to be about one person", () => {
    const row = "Mim Akter,2024-2025,1st,700001,\n";
    expect(kinds(row + row)).toEqual(["new", "unchanged"]);
    expect(kinds(row + row.replace("1st", "2nd"))).toEqual(["doubtful", "doubtful"]);
    expect(kinds(row + row.replace("Mim Akter", "Joy Roy"))).toEqual(["doubtful", "doubtful"]);
    expect(kinds("Eva Khan,2023-2024,1st,612345,eva\nEva Khan,2023-2024,1st,,eva1\n")).toEqual([
      "doubtful",
      "doubtful",
    ]);
  });

  describe("with a column of ids", () => {
    const head = `id,${columns}`;
    const decided = (rows: string, content?: Content) => plan(rows, content, head).map(({ kind, id }) => [kind, id]);

    it("takes a row for the member of the id, and for someone new if it says so", () => {
      expect(decided("3,Eva Das,2024-2025,1st,,\nnew,Eva Khan,2024-2025,1st,,\n")).toEqual([
        ["changed", 3],
        ["new", 126],
      ]);
    });

    it("leaves out an id that no member has, and two rows with one id", () => {
      expect(decided("77,Mim,2024-2025,1st,,\nabc,Joy,2024-2025,1st,,\n")).toEqual([
        ["doubtful", undefined],
        ["doubtful", undefined],
      ]);
      expect(decided("3,,2024-2025,,,\n3,,2025-2026,,,\n").map(([kind]) => kind)).toEqual(["doubtful", "doubtful"]);
    });

    it("of an export changes nothing, whatever the fields begin with", () => {
      const strange = { id: 130, name: "=1+1", session: "2023-2024", shift: "1st", roll: "'-5", iscp: true };
      const bangla = { id: 131, name: "নুসরাত জাহান", session: "2023-2024", shift: "2nd", roll: "+88" };
      const content = contentOf([eva, rana, strange, bangla]);
      const csv = membersTable(content, ";");
      expect(csv).toContain(";'=1+1;");
      expect(csv).not.toMatch(/;[=+\-@]/);
      const [first = "", ...rows] = csv.split("\r\n");
      expect(kinds(rows.join("\n"), content, first)).toEqual(Array(4).fill("unchanged"));
    });
  });

  it("says what the content check says about a row", () => {
    expect(plan("Mim Akter,2024\n", undefined, "name,session")[0]).toMatchObject({
      kind: "wrong",
      notes: ["session: is '2024', expected two years such as 2023-2024", expect.stringMatching(/^shift: is missing/)],
    });
  });
});
