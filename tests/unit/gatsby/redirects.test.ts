import { redirects, renderRedirectsFile } from "../../../src/gatsby/redirects";

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

  it("make an empty file where there are none", () => {
    expect(renderRedirectsFile(redirects(() => []))).toBe("");
  });
});
