import { redirects, renderNginxRedirects, renderRedirectsFile } from "../../../src/gatsby/redirects";

const workshop = (jsonId: string) => ({
  id: `node-${jsonId}`,
  jsonId,
  parent: null,
  children: [],
  internal: { type: "Workshop", contentDigest: "", owner: "" },
});

describe("old addresses", () => {
  it("lead from each workshop's old address to its page", () => {
    const nodes = [workshop("python"), workshop("git")];
    expect(redirects((type) => (type === "Workshop" ? nodes : []))).toEqual([
      { from: "/workshop/git", to: "/workshops/git" },
      { from: "/workshop/python", to: "/workshops/python" },
    ]);
  });

  it("stand encoded in the file for hosts, one pair a line", () => {
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
      { from: "/workshop/git", to: "https://git.example.org/ a" },
    ]);
  });

  it("stand in a file for nginx, with nothing in it that nginx would read as more than a text", () => {
    const text = renderNginxRedirects([
      { from: "/events/খেলা", to: "/events/খেলা-২" },
      { from: '/a";$x', to: "https://e.example.org/%20?a=1&b=2" },
    ]);
    expect(text.split("\n").slice(1)).toEqual([
      `location = "/events/খেলা" { return 301 "${encodeURI("/events/খেলা-২")}"; }`,
      'location = "/a\\";%24x" { return 301 "https://e.example.org/%20?a=1&b=2"; }',
      "",
    ]);
  });

  it("make an empty file where there are none", () => {
    expect(renderRedirectsFile(redirects(() => []))).toBe("");
  });
});
