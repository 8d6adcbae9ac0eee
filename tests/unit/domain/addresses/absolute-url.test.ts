import { absoluteUrl } from "../../../../src/domain/addresses/absolute-url";

const site = "https://club.example.org";

describe("An absolute address", () => {
  it.each([
    ["/", `${site}/`],
    ["", `${site}/`],
    ["/events", `${site}/events`],
    ["/events/", `${site}/events`],
    ["/events//", `${site}/events`],
    ["/events/code sprint", `${site}/events/code%20sprint`],
    ["/events/খেলা", `${site}/events/%E0%A6%96%E0%A7%87%E0%A6%B2%E0%A6%BE`],
    ["/events/%E0%A6%96", `${site}/events/%E0%A6%96`],
    ["/a/../b", `${site}/b`],
    ["/post#7", `${site}/post#7`],
    ["/search?q=a/", `${site}/search?q=a/`],
    [`${site}/events/`, `${site}/events`],
  ])("of the path %j is %s", (path, url) => {
    expect(absoluteUrl(site, path)).toBe(url);
  });

  it.each([
    "https://forms.example.org/code-sprint/",
    "https://forms.example.org/",
    "https://forms.example.org/#/join/",
    "https://forms.example.org/f?next=/",
    "https://club.example.org.evil.example/x/",
    "mailto:a@b.c",
  ])("leaves a link elsewhere as it was: %s", (link) => {
    expect(absoluteUrl(site, link)).toBe(link);
  });

  it("keeps a port", () => {
    expect(absoluteUrl("http://localhost:9000", "/events/")).toBe("http://localhost:9000/events");
  });
});
