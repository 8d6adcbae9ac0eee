import { linkedText, memberDataText } from "../../../../src/outputs/members/member-data";
import { type SiteMember, indexedMembers } from "../../../../src/outputs/members/site-member";
import { withClubSettings } from "../../../support/club-settings";

const eva: SiteMember = {
  jsonId: 2,
  name: "Eva",
  pronouns: null,
  links: [],
  session: "2023-2024",
  shift: "2nd",
  roll: null,
  portfolio: null,
  linkedin: null,
  github: null,
  codeforces: null,
  facebook: null,
  iscp: null,
  activity: null,
  image: null,
};

describe("the member data file", () => {
  it("is JSON with one member a line, and the fields that are known", () => {
    const text = memberDataText([eva, { ...eva, jsonId: 3, roll: "612", github: "https://github.com/x", iscp: false }]);
    expect(JSON.parse(text)).toEqual([
      { id: 2, name: "Eva", session: "2023-2024", shift: "2nd", roll: "" },
      {
        id: 3,
        name: "Eva",
        session: "2023-2024",
        shift: "2nd",
        roll: "612",
        github: "https://github.com/x",
        iscp: false,
      },
    ]);
    expect(text.trim().split("\n")).toHaveLength(4);
  });

  it("has pronouns and links where they are known", () => {
    const links = [{ label: "Blog", url: { url: "https://eva.example.org" } }];
    expect(JSON.parse(memberDataText([{ ...eva, pronouns: "she/her", links }]))).toMatchObject([
      { id: 2, pronouns: "she/her", links: [{ label: "Blog", url: "https://eva.example.org" }] },
    ]);
  });

  describe("of a club without rolls", () => {
    withClubSettings({ memberFields: { roll: { use: "off" } } });

    it("does not mention them", () => {
      expect(JSON.parse(memberDataText([eva]))).toEqual([{ id: 2, name: "Eva", session: "2023-2024", shift: "2nd" }]);
    });
  });

  it("is in its page unchanged, names leading to profiles", () => {
    const text = memberDataText([{ ...eva, name: '<img src=x onerror=y> & "রহিমা" \\ $&' }]);
    const html = linkedText(text);
    expect(html).toContain('<a href="/profile/member/2">');
    expect(html).not.toContain("<img");
    const shown = html
      .replace(/<[^>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&");
    expect(shown).toBe(text);
  });
});

describe("the index for the directory", () => {
  it("ranks only those who are marked, and knows the handle of those who have a profile link", () => {
    const codeforces = "https://codeforces.com/profile/eva";
    const indexed = indexedMembers([
      { ...eva, jsonId: 1, iscp: true, codeforces },
      { ...eva, jsonId: 2, iscp: false, codeforces },
      { ...eva, jsonId: 3, iscp: true, codeforces: "https://codeforces.com/contest/1" },
      { ...eva, jsonId: 4, iscp: true },
    ]);
    expect(indexed.map(({ competes, handle }) => [competes, handle])).toEqual([
      [true, "eva"],
      [false, ""],
      [true, ""],
      [true, ""],
    ]);
  });

  it("names the small picture, or the one that is linked", () => {
    const picture = { resize: { src: "/static/small.webp" } };
    const indexed = indexedMembers([
      { ...eva, jsonId: 1, image: { pictureUrl: null, picture } },
      { ...eva, jsonId: 2, image: { pictureUrl: "https://example.org/eva.jpg", picture: null } },
    ]);
    expect(indexed.map(({ picture }) => picture)).toEqual(["/static/small.webp", "https://example.org/eva.jpg"]);
  });
});
