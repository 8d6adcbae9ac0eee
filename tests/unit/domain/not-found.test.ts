import { listedRoutes, notFoundLines } from "../../../src/domain/not-found";

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
