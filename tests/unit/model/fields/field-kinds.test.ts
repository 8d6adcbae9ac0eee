import { fieldKinds, factsOf, type FieldKind } from "../../../../src/model/fields/field-kinds";

const kinds = Object.keys(fieldKinds).filter((kind): kind is FieldKind => kind in fieldKinds);

/** A value of each kind as a file may hold it. */
const samples: Readonly<Record<FieldKind, unknown>> = {
  slug: "code-sprint",
  "number-id": 7,
  text: "Robi",
  "long-text": " Two\nlines ",
  markdown: "# Title\n",
  lines: ["One", 2, null],
  cells: ["+2 87", ""],
  "markdown-lines": ["`One`", ""],
  date: "2026-02-14",
  time: "10:00 AM",
  instant: "2026-02-14 18:30",
  int: "12",
  number: -1.5,
  bool: false,
  link: "https://example.org",
  image: "../media/a.jpg",
  file: "../media/a.pdf",
  choice: "weekly",
  choices: ["a", "b"],
  group: { label: "a" },
  groups: [{ label: "a" }],
};

describe.each(kinds)("A field of the kind %s", (kind) => {
  const facts = factsOf({ kind });

  it("reads its values as they are", () => {
    const same = kind === "int" ? 12 : samples[kind];
    expect(facts.parse(samples[kind])).toEqual(same);
  });

  it("is a list where it is empty if it is a list", () => {
    expect(facts.empty).toEqual(facts.isList ? [] : null);
  });
});

test("texts of addresses become the values that were meant", () => {
  expect(fieldKinds.number.parse(" 1.5 ")).toBe(1.5);
  expect(fieldKinds.number.parse("many")).toBe("many");
  expect(fieldKinds.bool.parse("true")).toBe(true);
  expect(fieldKinds.text.parse(" Robi ")).toBe("Robi");
  expect(fieldKinds.markdown.parse(" Robi ")).toBe(" Robi ");
  expect(fieldKinds.lines.parse([" a ", null])).toEqual(["a", null]);
});
