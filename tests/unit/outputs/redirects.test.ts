import { redirects, renderRedirectsFile } from "../../../src/outputs/redirects";
import { itemNode } from "../../support/content/gatsby-nodes";

const workshop = (jsonId: string) => itemNode("Workshop", { jsonId });

describe("old addresses", () => {
  it("lead from each workshop's old address to its page", () => {
    const nodes = [workshop("python"), workshop("git")];
    expect(redirects((type) => (type === "Workshop" ? nodes : []))).toEqual([
      { from: "/workshop/git", to: "/workshops/git" },
      { from: "/workshop/python", to: "/workshops/python" },
    ]);
  });

  it("are encoded in the file for hosts, one pair per line", () => {
    expect(renderRedirectsFile([{ from: "/workshop/পাইথন", to: "/workshops/পাইথন" }])).toBe(
      `${encodeURI("/workshop/পাইথন")} ${encodeURI("/workshops/পাইথন")} 301\n`,
    );
  });

  it("may be listed by editors, and go before those of workshops", () => {
    const list = { ...workshop(""), redirects: [{ from: "/workshop/git/", to: "https://git.example.org/ a" }] };
    const nodes = new Map([
      ["Workshop", [workshop("git")]],
      ["RedirectList", [list]],
    ]);
    expect(redirects((type) => nodes.get(type) ?? [])).toEqual([
      { from: "/workshop/git", to: "https://git.example.org/%20a" },
    ]);
  });

  it.each([
    ["Https://example.org/X", "https://example.org/X"],
    ["HTTP://Example.org", "http://example.org/"],
    ["https://bücher.example/ä?q=ß#ü", "https://xn--bcher-kva.example/%C3%A4?q=%C3%9F#%C3%BC"],
    ["/events?x=1#y", "/events?x=1#y"],
  ])("may lead to %s, which every host gets as %s", (to, written) => {
    const list = { ...workshop(""), redirects: [{ from: "/old", to }] };
    const pairs = redirects((type) => (type === "RedirectList" ? [list] : []));
    expect(renderRedirectsFile(pairs)).toBe(`/old ${written} 301\n`);
  });

  it("are one address however a letter of it is written, and without spaces around it", () => {
    const list = { ...workshop(""), redirects: [{ from: "/cafe\u0301", to: " /team " }] };
    expect(redirects((type) => (type === "RedirectList" ? [list] : []))).toEqual([{ from: "/caf\u00e9", to: "/team" }]);
  });

  it("lead to the end of a chain at once", () => {
    const list = {
      ...workshop(""),
      redirects: [
        { from: "/a", to: "/b" },
        { from: "/b/", to: "/%63#part" },
        { from: "/c", to: "https://example.org/" },
        { from: "/d", to: "/workshop/git" },
      ],
    };
    const nodes = new Map([
      ["Workshop", [workshop("git")]],
      ["RedirectList", [list]],
    ]);
    expect(redirects((type) => nodes.get(type) ?? []).map(({ to }) => to)).toEqual([
      "https://example.org/",
      "https://example.org/",
      "https://example.org/",
      "/workshops/git",
      "/workshops/git",
    ]);
  });

  it.each([
    { from: "/:x", to: "/x" },
    { from: "/*", to: "/x" },
    { from: "/a\ud800", to: "/x" },
    { from: "a", to: "/x" },
    { from: "/a", to: "//evil.example.org" },
    { from: "/a", to: "javascript:alert(1)" },
    { from: "/a", to: "/x\ud800" },
  ])("are an error where a host would read more than two addresses: %j", (pair) => {
    expect(() => renderRedirectsFile([pair])).toThrow("No redirect can lead from");
  });

  it("too long for a host are left to their page", () => {
    const long = { from: "/workshop/long", to: `/workshops/${"ক".repeat(120)}` };
    expect(renderRedirectsFile([long, { from: "/a", to: "/b" }])).toBe("/a /b 301\n");
  });

  it("go before their pages on a host that asks for that, but not before the page itself in another spelling", () => {
    const pairs = [
      { from: "/workshop/git", to: "/workshops/git" },
      { from: "/events.html", to: "/events" },
      { from: "/old.html", to: "/events" },
    ];
    expect(renderRedirectsFile(pairs, { forced: true })).toBe(
      "/workshop/git /workshops/git 301!\n/events.html /events 301\n/old.html /events 301!\n",
    );
    expect(renderRedirectsFile(pairs)).not.toContain("!");
  });
});
