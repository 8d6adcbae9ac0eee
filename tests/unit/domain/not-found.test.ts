import { listedRoutes, missingItemAt, notFoundLines } from "../../../src/domain/not-found";

describe("The message of an unknown path", () => {
  it.each([
    ["/events/nothing", "Event Not Found", "Back to Events", "/events"],
    ["/events/nothing/", "Event Not Found", "Back to Events", "/events"],
    ["/events/nothing/below?x=1", "Event Not Found", "Back to Events", "/events"],
    ["/workshops/nothing", "Workshop Not Found", "Back to Workshops", "/workshop"],
    ["/workshop/nothing", "Workshop Not Found", "Back to Workshops", "/workshop"],
    ["/profile/team/99", "Profile Not Found", "Return Home", "/"],
    ["/profile", "Profile Not Found", "Return Home", "/"],
    ["/profile/nobody", "Profile Not Found", "Return Home", "/"],
  ])("at %s is %j", (path, title, label, to) => {
    expect(missingItemAt(path)).toMatchObject({ title, back: { label, to } });
  });

  it.each(["/", "", "/nothing", "/eventsx/1", "/notice/nothing", "/workshops", "/blog/nothing"])(
    "at %j is the terminal's",
    (path) => {
      expect(missingItemAt(path)).toBeUndefined();
    },
  );

  it.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
    "below /%s is the terminal's, though every object has that name",
    (name) => {
      expect(missingItemAt(`/${name}/x`)).toBeUndefined();
    },
  );
});

describe("The terminal of the 404 page", () => {
  const lines = notFoundLines("/no/such page");

  it("prints ten lines", () => {
    expect(lines).toHaveLength(10);
  });

  it("prints what a shell would print, word for word", () => {
    expect(lines).toContain("bash: /no/such page: No such file or directory");
    expect(lines).toContain("ERROR: Page not found");
  });

  it.each([
    ["/%E0%A6%A8%E0%A7%8B%E0%A6%9F%E0%A6%BF%E0%A6%B6", "/নোটিশ"],
    ["/nowhere%", "/nowhere%"],
    ["/%E0%A6", "/%E0%A6"],
  ])("names %s as %s", (path, named) => {
    expect(notFoundLines(path)).toContain(`bash: ${named}: No such file or directory`);
  });

  it("lists five routes in their order", () => {
    expect(listedRoutes()).toEqual(["/", "/events", "/workshop", "/team", "/notice"]);
  });
});
