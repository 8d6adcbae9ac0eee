import { articleFile } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const event = (id: string) => ({ [`events/${id}.json`]: { id, title: "An event" } });
const slug = "a slug: letters, digits and hyphens, such as 'code-sprint-2026'";

describe("An id that no one can see is an error", () => {
  it.each([
    ["a filler of Hangul, which counts as a letter", "\u3164"],
    ["another one of half the width", "\uFFA0"],
    ["a vowel that is not written", "ক\u17B4"],
    ["a variation selector", "event\uFE0F"],
    ["a joiner of graphemes", "a\u034Fb"],
  ])("%s", (_, id) => {
    const lines = linesFor({ "events/x.json": { id, title: "X" } });
    expect(lines).toEqual([
      expect.stringMatching(/^content\/events\/x\.json: id: is (missing|.* with the invisible character U)/),
    ]);
    expect(lines[0]).toContain(`, expected ${slug}`);
  });

  it("as one of a module", () => {
    const course = (id: string) => ({ "courses/c.json": { id: "c", title: "C", modules: [{ id, order: 1 }] } });
    expect(linesFor(course("\u3164"))).toEqual([
      "content/courses/c.json: modules[0].id: is missing, expected an id without spaces, slashes, '?', '#' and '%' that does not begin with a dot",
    ]);
    expect(linesFor(course("a\u200Bb"))).toEqual([
      "content/courses/c.json: modules[0].id: is 'a\u200Bb' with the invisible character U+200B, expected an id without it",
    ]);
  });

  it("as the name of an article's file", () => {
    expect(linesFor({ "blog/\u3164.md": articleFile("title: X") })).toHaveLength(1);
  });

  it.each(["\u200B", "\u2060\u00AD", "\u2800", "\u3164"])(
    "like any text of which nothing is seen: it counts as missing (case %#)",
    (title) => {
      expect(linesFor({ "events/x.json": { id: "x", title } })).toEqual([
        "content/events/x.json: title: is missing, expected text",
      ]);
    },
  );
});

describe("An id that looks like another is a warning", () => {
  const expected = "expected an id that can be told apart from it";

  it("if a letter is from another script", () => {
    expect(linesFor({ ...event("contest"), ...event("соntest") })).toEqual([
      `content/events/соntest.json: id: warning: is 'соntest', which looks like the id 'contest' of content/events/contest.json, ${expected}`,
    ]);
  });

  it.each([
    ["Cyrillic among Latin", "pаrty", "а"],
    ["Greek among Latin", "nοtice", "ο"],
    ["Armenian among Latin", "hellօ", "օ"],
    ["letters of full width", "cｏde", "ｏ"],
    ["only Cyrillic that looks Latin", "сосе", "с"],
  ])("even without the other: %s", (_, id, letter) => {
    const [line, ...others] = linesFor(event(id));
    expect(others).toEqual([]);
    expect(line).toContain(`content/events/${id}.json: id: warning: is '${id}', in which '${letter}'`);
    expect(line).toContain(", expected letters of one script");
  });

  it("in the names of articles, too", () => {
    expect(linesFor({ "blog/gіt.md": articleFile("title: X") })).toEqual([
      "content/blog/gіt.md: warning: has the slug 'gіt', in which 'і' looks like a Latin letter but is another, expected letters of one script",
    ]);
  });

  it.each([
    ["zero and o", "round-0", "round-o"],
    ["one and l", "round-1", "round-l"],
    ["a capital I and l", "round-I", "round-l"],
    ["a Bangla digit and a Latin one", "round-৪", "round-8"],
  ])("if signs of one script look alike: %s", (_, first, second) => {
    const lines = linesFor({ ...event(first), ...event(second) });
    expect(lines).toEqual([expect.stringContaining("which looks like the id")]);
  });
});

describe("An id is fine", () => {
  it.each([
    "প্রোগ্রামিং-২০২৬",
    "icpc-২০২৬",
    "hello-বাংলা",
    "кубок-2026",
    "кубок-оса",
    "kulübü-açılış",
    "łódź-ørsted",
    "καλημέρα",
    "競技プログラミング",
    "مسابقة-2026",
  ])("in one script, or in Latin letters beside one that looks different: %s", (id) => {
    expect(linesFor(event(id))).toEqual([]);
  });

  it("if things of different kinds look alike", () => {
    expect(linesFor({ ...event("round-0"), "notices/round-o.json": { id: "round-o", title: "N" } })).toEqual([]);
  });
});
