import { searchKindOf, searchPartOf } from "../../../../src/domain/search/search-kind";

describe("What the search may find", () => {
  it.each([
    ["/events/sprint", "Events"],
    ["/workshops/git/", "Workshops"],
    ["/notice/x", "Notices"],
    ["/post/3", "Gallery"],
    ["/blog/first", "Blog"],
    ["/profile/member/1", "People"],
    ["/courses/python", "Courses"],
    ["/", "Pages"],
    ["/events", "Pages"],
    ["/registration/", "Pages"],
  ])("%s is of the kind %s", (path, kind) => {
    expect(searchKindOf(path)).toBe(kind);
  });

  it("a page of the club is of the kind Pages", () => {
    expect(searchKindOf("/privacy", { folder: "pages" })).toBe("Pages");
    expect(searchKindOf("/nusrat-jahan", { folder: "team" })).toBeUndefined();
  });

  it.each([
    "/search",
    "/login",
    "/myclass",
    "/myclass/web/1",
    "/instructions",
    "/admin",
    "/member-data",
    "/404",
    "/404.html",
    "/nusrat-jahan",
    "/workshop/old",
  ])("%s stays out", (path) => {
    expect(searchKindOf(path)).toBeUndefined();
  });
});

test.each([
  ["/", "home"],
  ["/events", "list"],
  ["/post/", "list"],
  ["/events/sprint", undefined],
  ["/registration", undefined],
  // What it lists has no pages of its own.
  ["/sub-community", undefined],
])("%s is the home page, a list of what has pages of its own, or neither: %s", (path, part) => {
  expect(searchPartOf(path)).toBe(part);
});
