import { redirectPageFaults } from "../../../../src/gatsby/pages/redirect-page-faults";

const neighbours = { pages: ["/", "/events", "/events/x", "/404.html"], staticFiles: ["theme.js", "club/index.html"] };

describe("The page of a redirect", () => {
  it.each(["/old", "/events/old", "/old.html", "/events/x/y", "/theme", "/clubs"])("may be made at %s", (from) => {
    expect(redirectPageFaults([from], neighbours)).toEqual([]);
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
  ])("is never written at %s", (from, fault) => {
    const faults = redirectPageFaults([from], neighbours);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it("is not written over that of another redirect", () => {
    expect(redirectPageFaults(["/a", "/A"], neighbours)).toHaveLength(1);
    expect(redirectPageFaults(["/a.html", "/a.html/b"], neighbours)).toHaveLength(1);
  });
});
