import { articleFile, type TreeFiles } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const question = { id: "q", question: "Q?", answer: "A" };

describe("The lists that not every club has", () => {
  it("leave their addresses to the club while they are empty", () => {
    const files: TreeFiles = {
      "pages/faq.md": articleFile("title: Our FAQ"),
      "site/redirects.json": { redirects: [{ from: "/projects", to: "https://code.example.org" }] },
      "notices/n.json": { id: "n", title: "N", content: "[x](/faq)" },
    };
    expect(linesFor(files)).toEqual([]);
  });

  it("need them once they have items", () => {
    const files = { "pages/faq.md": articleFile("title: Our FAQ"), "questions/q.json": question };
    expect(linesFor(files)).toEqual([expect.stringContaining("pages/faq.md: has the address '/faq', which ")]);
  });
});

describe("The check", () => {
  it.each([
    [
      "projects/p.json",
      { id: "p", title: "P", startDate: "2026-02-02", endDate: "2026-02-01" },
      "endDate: is '2026-02-01', expected a day from 2026-02-02 on, the day in the field startDate",
    ],
    [
      "sponsors/s.json",
      { id: "s", name: "S", from: "2026-02-02", until: "2026-02-01" },
      "until: is '2026-02-01', expected a day from 2026-02-02 on, the day in the field from",
    ],
    [
      "achievements/a.json",
      { id: "a", title: "A", people: [{ name: "N", profile: "/profile/team/99" }] },
      "people[0].profile: is '/profile/team/99', which does not exist, expected the address of a profile",
    ],
    [
      "achievements/a.json",
      { id: "a", title: "A", people: [{ name: "N", profile: "https://example.org" }] },
      "people[0].profile: is 'https://example.org', expected a path of this site, such as /profile/team/1",
    ],
    ["resources/r.json", { id: "r", title: "R", url: "../media/none.pdf" }, "url: is '../media/none.pdf', "],
  ])("finds what is wrong in %s: %j", (file, item, message) => {
    expect(linesFor({ [file]: item })).toEqual([expect.stringContaining(`${file}: ${message}`)]);
  });

  it("names the tier that was probably meant, and says nothing about another one", () => {
    const files = {
      "site/settings.json": { sponsorTiers: ["Gold", "Silver"] },
      "sponsors/a.json": { id: "a", name: "A", tier: "Gld" },
      "sponsors/b.json": { id: "b", name: "B", tier: "Friends" },
      "sponsors/c.json": { id: "c", name: "C", tier: "gold" },
    };
    expect(linesFor(files)).toEqual([
      expect.stringContaining(
        "sponsors/a.json: tier: warning: is 'Gld', which is not among the sponsorTiers of site/settings.json, expected 'Gold'?",
      ),
    ]);
  });
});
