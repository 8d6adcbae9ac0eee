import { usedCategories } from "../../../../src/domain/calendar/calendar-categories";
import { feedLists } from "../../../../src/domain/feeds/feed";
import { listedRoutes, missingItemAt } from "../../../../src/domain/not-found";
import { searchKinds } from "../../../../src/domain/search/search-kind";
import { isEmptyPage, isOffered, leadsSomewhere } from "../../../../src/domain/settings/offered";
import { withClubSettings } from "../../../support/club-settings";

describe("A club without courses, workshops, members, blog and Discord", () => {
  withClubSettings({ off: ["courses", "workshops", "members", "blog", "discord"] });

  it.each([
    ...["/myclass", "/myclass/x", "/myclass/x/y", "/login", "/login?returnTo=%2Fmember", "/discord"],
    ...["/workshop", "/workshops/x", "/workshop/x", "/member", "/member#codeforces", "/member-data", "/members.json"],
    ...["/profile/member/7", "/blog", "/blog/", "/blog/feed.xml"],
  ])("has no page at %s", (path) => {
    expect(isOffered(path)).toBe(false);
  });

  it.each(["/", "/events", "/events/workshops", "/post", "/profile/team/1", "/membership", "https://example.org/blog"])(
    "keeps %s",
    (path) => {
      expect(isOffered(path)).toBe(true);
    },
  );

  it("names none of them in filters, feeds, calendars and on the page for unknown addresses", () => {
    expect(searchKinds()).toEqual(["Events", "Notices", "Gallery", "People", "Pages"]);
    expect(Object.keys(feedLists())).toEqual(["/", "/events", "/notice", "/post"]);
    expect(usedCategories()).toContain("workshop");
    expect(listedRoutes()).toEqual(["/", "/events", "/team", "/notice"]);
    expect(missingItemAt("/workshops/x")).toBeUndefined();
    expect(missingItemAt("/events/x")?.title).toBe("Event Not Found");
  });
});

describe("A club without a team", () => {
  withClubSettings({ off: ["team"] });

  it("has no page of its past leaders either", () => {
    expect(isOffered("/profile/team/101")).toBe(false);
    expect(searchKinds()).toContain("People");
  });
});

describe("A new club", () => {
  withClubSettings({ empty: ["courses", "discord", "registration"] });

  it("leads nowhere where there is nothing yet: to signing in, Discord and registration", () => {
    expect(["/login", "/discord", "/registration", "/join-us", "/events"].filter(leadsSomewhere)).toEqual([
      "/join-us",
      "/events",
    ]);
  });
});

describe("A club without events", () => {
  withClubSettings({ off: ["events"], empty: ["workshops"] });

  it("has the calendar of its workshops only", () => {
    expect(usedCategories()).toEqual(["workshop"]);
  });

  it("knows which lists are empty", () => {
    expect(isEmptyPage("/workshop")).toBe(true);
    expect(isEmptyPage("/notice")).toBe(false);
    expect(isEmptyPage("https://example.org/workshop")).toBe(false);
  });
});
