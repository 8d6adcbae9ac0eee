import { redirectPageErrors } from "../../../../src/gatsby/pages/redirect-pages";

const neighbours = { pages: ["/", "/events", "/events/x", "/404.html"], staticFiles: ["bangla.js", "club/index.html"] };

describe("The page of a redirect", () => {
  it.each(["/old", "/events/old", "/old.html", "/events/x/y", "/theme", "/clubs"])("may be made at %s", (from) => {
    expect(redirectPageErrors([from], neighbours)).toEqual([]);
  });

  it.each([
    ["/index.html", "would overwrite a file: index.html"],
    ["/events/index.html", "would overwrite a file: events/index.html"],
    ["/Events", "would overwrite a file: Events/index.html"],
    ["/404.html", "would overwrite a file: 404.html"],
    ["/club", "would overwrite a file: club/index.html"],
    ["/bangla.js", "would be below a file: bangla.js/index.html"],
    ["/bangla.js/x", "would be below a file: bangla.js/x/index.html"],
    ["/../../outside", "would be written outside its folder: ../../outside/index.html"],
    ["/events/../x", "would be written outside its folder"],
    ["/a//b", "would be written outside its folder"],
    ["/..\\outside", "would be written outside its folder"],
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
