import { redirectPageErrors } from "../../../../src/gatsby/pages/redirect-page-errors";

const neighbours = { pages: ["/", "/events", "/events/x", "/404.html"], staticFiles: ["theme.js", "club/index.html"] };

describe("The page of a redirect", () => {
  it.each(["/old", "/events/old", "/old.html", "/events/x/y", "/theme", "/clubs"])("may be made at %s", (from) => {
    expect(redirectPageErrors([from], neighbours)).toEqual([]);
  });

  it.each([
    ["/index.html", "would destroy a file: index.html"],
    ["/events/index.html", "would destroy a file: events/index.html"],
    ["/Events", "would destroy a file: Events/index.html"],
    ["/404.html", "would destroy a file: 404.html"],
    ["/club", "would destroy a file: club/index.html"],
    ["/theme.js", "would lie below a file: theme.js/index.html"],
    ["/theme.js/x", "would lie below a file: theme.js/x/index.html"],
    ["/../../outside", "would be written outside its place: ../../outside/index.html"],
    ["/events/../x", "would be written outside its place"],
    ["/a//b", "would be written outside its place"],
    ["/..\\outside", "would be written outside its place"],
  ])("is never written at %s", (from, error) => {
    const errors = redirectPageErrors([from], neighbours);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(error);
  });

  it("is not written over that of another redirect", () => {
    expect(redirectPageErrors(["/a", "/A"], neighbours)).toHaveLength(1);
    expect(redirectPageErrors(["/a.html", "/a.html/b"], neighbours)).toHaveLength(1);
  });
});
