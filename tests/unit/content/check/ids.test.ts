import { articleFile } from "../../../support/content/content-tree";
import { linesFor, type BrokenContent } from "./lines-for";

const event = (id: string) => ({ id, title: "An event" });
const person = (id: number, fields: object = {}) => ({ id, name: `Person ${id}`, ...fields });
const member = (id: number, fields: object) => ({ ...person(id), session: "2023-2024", shift: "1st", ...fields });

const cases: BrokenContent[] = [
  {
    error: "an id that is missing",
    files: { "events/x.json": { title: "X" } },
    lines: [
      "content/events/x.json: id: is missing, expected a slug: letters, digits and hyphens, such as 'code-sprint-2026'",
    ],
  },
  {
    error: "an id that is not a slug",
    files: { "events/my event.json": event("my event") },
    lines: [
      "content/events/my event.json: id: is 'my event', expected a slug: letters, digits and hyphens, such as 'code-sprint-2026'",
    ],
  },
  {
    error: "an id that would lead out of its folder",
    files: { "events/x.json": event("../x") },
    lines: [
      "content/events/x.json: id: is '../x', expected a slug: letters, digits and hyphens, such as 'code-sprint-2026'",
    ],
  },
  {
    error: "an id that is not the file's name",
    files: { "events/x.json": event("y") },
    lines: ["content/events/x.json: id: is 'y', but the file is named 'x', expected both to be the same"],
  },
  {
    error: "a number between quotes",
    files: { "posts/1.json": { id: "1", title: "P" } },
    lines: ["content/posts/1.json: id: is the text '1', expected a whole number from 0 to 2147483647"],
  },
  {
    error: "a number that is not the file's name",
    files: { "posts/1.json": { id: 2, title: "P" } },
    lines: ["content/posts/1.json: id: is 2, but the file is named '1', expected both to be the same"],
  },
  {
    error: "a negative number",
    files: { "posts/-1.json": { id: -1, title: "P" } },
    lines: ["content/posts/-1.json: id: is the number -1, expected a whole number from 0 to 2147483647"],
  },
  {
    error: "a copy that kept its id",
    files: { "events/a.json": event("b"), "events/b.json": event("b") },
    lines: [
      "content/events/a.json: id: is 'b', which content/events/b.json already has, but the file is named 'a', expected both to be the same",
    ],
  },
  {
    error: "one number in two spellings of the file's name",
    files: { "posts/01.json": { id: 1, title: "P" }, "posts/1.json": { id: 1, title: "P" } },
    lines: [
      "content/posts/01.json: id: is 1, which content/posts/1.json already has, but the file is named '01', expected both to be the same",
    ],
  },
  {
    error: "ids that differ only in capital letters",
    files: { "events/A.json": event("A"), "events/a.json": event("a") },
    lines: [
      "content/events/a.json: id: is 'a', which content/events/A.json already has, expected one that differs in more than upper and lower case",
    ],
  },
  {
    error: "articles that differ only in capital letters",
    files: { "blog/A.md": articleFile("title: A"), "blog/a.md": articleFile("title: A") },
    lines: [
      "content/blog/a.md: has the slug 'a', which content/blog/A.md already has, expected one that differs in more than upper and lower case",
    ],
  },
  {
    error: "an article whose name can't be an address",
    files: { "blog/my article.md": articleFile("title: A") },
    lines: [
      "content/blog/my article.md: has a name that can't be an address, expected letters, digits and hyphens, such as your-first-contest.md",
    ],
  },
  {
    error: "an id that hosts take for the list",
    files: { "events/index.json": event("index"), "notices/Index.json": { id: "Index", title: "A notice" } },
    lines: [
      "content/events/index.json: id: is 'index', a reserved name, expected another id",
      "content/notices/Index.json: id: is 'Index', a reserved name, expected another id",
    ],
  },
  {
    error: "an article whose name hosts take for the list",
    files: { "blog/index.md": articleFile("title: A") },
    lines: ["content/blog/index.md: has a reserved name, expected another, such as your-first-contest.md"],
  },
  {
    error: "an id that Windows takes for a device",
    files: {
      "events/aux.json": event("aux"),
      "events/COM1.json": event("COM1"),
      "events/contest.json": event("contest"),
    },
    lines: [
      "content/events/aux.json: id: is 'aux', a reserved name, expected another id",
      "content/events/COM1.json: id: is 'COM1', a reserved name, expected another id",
    ],
  },
  {
    error: "an article whose name Windows takes for a device",
    files: { "blog/nul.md": articleFile("title: A") },
    lines: ["content/blog/nul.md: has a reserved name, expected another, such as your-first-contest.md"],
  },
  {
    error: "a module whose name Windows takes for a device, whatever follows a dot",
    files: {
      "courses/c.json": { id: "c", title: "C", modules: [{ id: "con.c", order: 1, title: "A" }] },
    },
    lines: ["content/courses/c.json: modules[0].id: is 'con.c', a reserved name, expected another id"],
  },
  {
    error: "a past leader with the id of a team member",
    files: { "team/1.json": person(1), "past-leaders/1.json": person(1) },
    lines: [
      "content/past-leaders/1.json: id: is 1, which content/team/1.json already has, expected an id that no team member has",
    ],
  },
  {
    error: "an author who does not exist",
    files: { "blog/a.md": articleFile('title: A\nauthorId: "99"'), "team/1.json": person(1) },
    lines: ["content/blog/a.md: authorId: is '99': no team member, past leader, advisor or member has the id '99'"],
  },
  {
    error: "two portfolios at one address",
    files: {
      "advisors/7.json": { ...person(7), name: "Nusrat Jahan", portfolio: "https://a.example.org" },
      "members/1.json": member(1, { name: "nusrat  JAHAN", portfolio: "https://b.example.org" }),
    },
    lines: [
      "content/members/1.json: name: is 'nusrat JAHAN' and gives the portfolio the address '/nusrat-jahan', which content/advisors/7.json already has, expected a different name",
    ],
  },
  {
    error: "a portfolio at a page of the site",
    files: { "team/2.json": person(2, { name: "Events", portfolio: "https://a.example.org" }) },
    lines: [
      "content/team/2.json: name: is 'Events' and gives the portfolio the address '/events', which is a page of the site, expected a different name",
    ],
  },
  ...["App Rahman", "Start"].map((name) => ({
    error: `a portfolio that browsers would keep as they keep files of the build: ${name}`,
    files: { "team/2.json": person(2, { name, portfolio: "https://a.example.org" }) },
    lines: [
      `content/team/2.json: name: is '${name}' and gives the portfolio the address '/${name.toLowerCase().replace(" ", "-")}', which belongs to the build, expected a different name`,
    ],
  })),
  {
    error: "a portfolio of a name without letters",
    files: { "team/2.json": person(2, { name: "***", portfolio: "https://a.example.org" }) },
    lines: [
      "content/team/2.json: name: is '***' and gives the portfolio the address '/', which is the home page, expected a different name",
    ],
  },
];

describe("An address that two things share or that nothing has", () => {
  it.each(cases)("is an error: $error", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });
});

describe("An address that is right", () => {
  it("may be 0 for what has numbers", () => {
    expect(linesFor({ "posts/0.json": { id: 0, title: "P" } })).toEqual([]);
  });

  it("may be in any script", () => {
    expect(linesFor({ "events/প্রোগ্রামিং-২০২৬.json": event("প্রোগ্রামিং-২০২৬") })).toEqual([]);
  });

  it("may have its accents stored in another way in the file's name, as some file systems do", () => {
    expect(linesFor({ [`events/${"café".normalize("NFD")}.json`]: event("café".normalize("NFC")) })).toEqual([]);
  });

  it("may be shared by things of different kinds", () => {
    expect(
      linesFor({
        "events/x.json": event("x"),
        "workshops/x.json": event("x"),
        "team/1.json": person(1),
        "advisors/1.json": person(1),
      }),
    ).toEqual([]);
  });

  it("is one page for someone who is a member and in the team", () => {
    const portfolio = "https://a.example.org";
    expect(
      linesFor({
        "members/1.json": member(1, { name: "Nusrat Jahan", portfolio }),
        "team/1.json": person(1, { name: "Nusrat Jahan", portfolio }),
      }),
    ).toEqual([]);
  });

  it("is not a page for a past leader's portfolio, nor for anyone without one", () => {
    expect(
      linesFor({
        "members/1.json": member(1, { name: "Nusrat Jahan" }),
        "past-leaders/9.json": person(9, { name: "Nusrat Jahan", portfolio: "https://a.example.org" }),
        "team/1.json": person(1, { name: "Nusrat Jahan", portfolio: "https://b.example.org" }),
      }),
    ).toEqual([]);
  });

  it("is not a page for a portfolio that no browser can show, such as an e-mail address", () => {
    expect(
      linesFor({
        "members/1.json": member(1, { name: "Nusrat Jahan", portfolio: "https://a.example.org" }),
        "team/1.json": person(1, { name: "Nusrat Jahan", portfolio: "mailto:nusrat@example.org" }),
        "team/2.json": person(2, { name: "Events", portfolio: "tel:+8801700000000" }),
      }),
    ).toEqual([]);
  });

  it.each(["team/5.json", "past-leaders/5.json", "advisors/5.json"])("is an author's from %s", (file) => {
    expect(linesFor({ [file]: person(5), "blog/a.md": articleFile("title: A\nauthorId: '5'") })).toEqual([]);
  });

  it("is an author's from the members", () => {
    expect(linesFor({ "members/5.json": member(5, {}), "blog/a.md": articleFile("title: A\nauthorId: '5'") })).toEqual(
      [],
    );
  });
});

describe("The id of an author", () => {
  const leads = "content/blog/a.md: authorId: warning: is '5', which leads to";
  const written = (author: string) => ({ "blog/a.md": articleFile(`title: A\nauthorId: "5"\n${author}`) });
  const people = { "members/5.json": member(5, { name: "Rahim Uddin" }) };

  it("is a warning where the author that the article names has another one", () => {
    const left = { "past-leaders/12.json": person(12, { name: "Nusrat Jahan" }) };
    expect(linesFor({ ...people, ...left, ...written("author: nusrat  jahan") })).toEqual([
      `${leads} content/members/5.json, but the author has the name of content/past-leaders/12.json, expected '12'`,
    ]);
  });

  it("is a warning where several kinds of people have it and no name tells who is meant", () => {
    const advisors = { "advisors/5.json": person(5, { name: "Anwar Jahid" }) };
    const line = `${leads} content/advisors/5.json, but content/members/5.json also has that id, expected the name of one of them as the author`;
    expect(linesFor({ ...people, ...advisors, ...written("") })).toEqual([line]);
    expect(linesFor({ ...people, ...advisors, ...written("author: The club") })).toEqual([line]);
    expect(linesFor({ ...people, ...advisors, ...written("author: Rahim Uddin") })).toEqual([
      `${leads} content/advisors/5.json, but the author has the name of content/members/5.json, expected no id, since another person's profile is found first`,
    ]);
  });

  it.each(["author: Md. Rahim", "", "author: Rahim Uddin", "author: RAHIM UDDIN"])(
    "is fine where it leads to the author, or nothing tells otherwise: %s",
    (author) => {
      expect(linesFor({ ...people, ...written(author) })).toEqual([]);
    },
  );

  it("stays with a leader who becomes a past leader", () => {
    const left = { "past-leaders/5.json": person(5, { name: "Nusrat Jahan" }) };
    expect(linesFor({ ...people, ...left, ...written("author: Nusrat Jahan") })).toEqual([]);
  });
});
