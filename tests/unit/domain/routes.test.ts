import { reservedSegments } from "../../../src/domain/outputs/output-at";
import { foldersWith } from "../../../src/model/descriptors";
import { fixedPaths, isIndexed, routes, sectionOf } from "../../../src/domain/routes";

/** Every address that needs no id, and one example of each that does. */
const examples = [
  ...fixedPaths,
  routes.item("events", "x"),
  routes.item("workshops", "x"),
  routes.oldItem("workshops", "x"),
  routes.item("notices", "x"),
  routes.year("notices", "2026"),
  routes.item("posts", 1),
  routes.sharedPost(1),
  routes.item("team", 1),
  routes.item("courses", "web"),
  routes.courseModule("web", "1"),
  routes.item("blog", "x"),
];

describe("The addresses of the site", () => {
  it("are those that docs/behaviour.md lists", () => {
    expect(routes).toMatchObject({
      home: "/",
      discord: "/discord",
      joinUs: "/join-us",
      registration: "/registration",
      login: "/login",
      instructions: "/instructions",
    });
    expect(Object.fromEntries(foldersWith("list").map((folder) => [folder, routes.list(folder)]))).toMatchObject({
      events: "/events",
      workshops: "/workshop",
      notices: "/notice",
      posts: "/post",
      team: "/team",
      advisors: "/advisor",
      members: "/member",
      "sub-communities": "/sub-community",
      courses: "/myclass",
    });
    expect(routes.item("events", "code-sprint")).toBe("/events/code-sprint");
    expect(routes.item("workshops", "git")).toBe("/workshops/git");
    expect(routes.item("advisors", 3)).toBe("/profile/advisor/3");
    expect(routes.sharedPost(7)).toBe("/post#7");
  });

  it.each(examples.filter((route) => route !== "/"))("carry no trailing slash: %s", (route) => {
    expect(route).toMatch(/^\/.*[^/]$/);
  });
});

describe("A portfolio's address", () => {
  it.each(examples)("can't hide %s", (route) => {
    expect(reservedSegments).toContain(sectionOf(route));
  });

  it.each(["static", "page-data", "icons", "404", "api", "admin", "search", "member-data"])(
    "can't be /%s, which is the site's own",
    (segment) => {
      expect(reservedSegments).toContain(segment);
    },
  );

  it("may be a name", () => {
    expect(reservedSegments).not.toContain("nusrat-jahan");
  });
});

describe("Search engines", () => {
  it.each(["/search", "/login", "/myclass", "/instructions", "/admin", "/member-data"])("keep out of %s", (path) => {
    expect(isIndexed(path)).toBe(false);
    expect(isIndexed(`${path}/`)).toBe(false);
    expect(isIndexed(`${path}/below`)).toBe(false);
  });

  it.each(["/", "/events", "/events/login", "/member", "/searching", "/administration"])("may keep %s", (path) => {
    expect(isIndexed(path)).toBe(true);
  });
});
