import { articleFile } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const person = (id: number, fields: object = {}) => ({ id, name: `Person ${id}`, ...fields });
const member = (id: number, fields: object) => ({ ...person(id), session: "2023-2024", shift: "1st", ...fields });

test("an id may have its accents stored in another way in the file's name, as some file systems do", () => {
  const event = { id: "café".normalize("NFC"), title: "An event" };
  expect(linesFor({ [`events/${"café".normalize("NFD")}.json`]: event })).toEqual([]);
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
