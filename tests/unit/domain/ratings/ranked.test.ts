import { codeforcesHandle } from "../../../../src/domain/ratings/ranked";

describe("the Codeforces handle of a link", () => {
  it.each([
    ["https://codeforces.com/profile/tourist", "tourist"],
    ["https://codeforces.com/profile/some_one-2.0/", "some_one-2.0"],
    ["http://www.codeforces.com/profile/x?locale=en#top", "x"],
    ["https://codeforces.com/gym/profile/x", "x"],
  ])("is taken from %s", (link, handle) => expect(codeforcesHandle(link)).toBe(handle));

  it.each([
    null,
    undefined,
    "",
    "tourist",
    "https://codeforces.com/",
    "https://codeforces.com/profile/",
    "https://codeforces.com/profile/a/b",
    "https://codeforces.com/contest/1",
    "https://codeforces.com/profile/a%20b",
    "https://codeforces.com/?u=/profile/x",
  ])("is not to be had from %s", (link) => expect(codeforcesHandle(link)).toBeUndefined());
});
