import {
  servedPath,
  servedSet,
  sitePath,
  siteSet,
  withoutSlash,
  absoluteUrl,
} from "../../../../src/domain/addresses/served-path";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";

leaveFolderAfterEach();

describe("A path of a site that has its host for itself", () => {
  it.each(["/", "/events", "/club/x", "https://example.org/", "#top", "?q=x"])("is requested as it is: %s", (path) => {
    expect(servedPath(path)).toBe(path);
    expect(sitePath(path)).toBe(path);
  });
});

describe("A path of a site in a folder", () => {
  it.each([
    ["/", "/club/"],
    ["/events", "/club/events"],
    ["/?q=x", "/club/?q=x"],
    ["/#top", "/club/#top"],
    // A page may have the name of the folder.
    ["/club", "/club/club"],
    ["/clubs/robots", "/club/clubs/robots"],
  ])("is requested in that folder: %s", (path, served) => {
    inFolder("/club");
    expect(servedPath(path)).toBe(served);
    expect(sitePath(served)).toBe(path);
  });

  it.each(["https://example.org/", "//example.org", "mailto:a@example.org", "#top", "?q=x", "", "data:,x"])(
    "is told from %j, which stays as it is",
    (address) => {
      inFolder("/club");
      expect(servedPath(address)).toBe(address);
      expect(sitePath(address)).toBe(address);
    },
  );

  it("is found in what a browser requests, also without a slash at the end of the folder", () => {
    inFolder("/club");
    const served = ["/club", "/club?q", "/club#x", "/clubs", "/other"];
    expect(served.map(sitePath)).toEqual(["/", "/?q", "/#x", "/clubs", "/other"]);
  });

  it("is changed in each candidate of a set of pictures", () => {
    inFolder("/a/b");
    const set = "/static/x,1.webp 360w,\n/static/y.webp 720w";
    expect(servedSet(set)).toBe("/a/b/static/x,1.webp 360w,\n/a/b/static/y.webp 720w");
    expect(siteSet(servedSet(set))).toBe(set);
  });
});

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

test.each([
  ["/events", "/events"],
  ["/events/", "/events"],
  ["/events//", "/events"],
  ["/events/?next=/team/#late/", "/events?next=/team/#late/"],
  ["/", "/"],
  ["/?new", "/?new"],
])("the page that %s leads to is at %s", (to, page) => {
  expect(withoutSlash(to)).toBe(page);
});
