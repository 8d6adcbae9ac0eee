import { servedPath, servedSet, sitePath, siteSet, absoluteUrl } from "../../../../src/domain/addresses/served-path";
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

test("an absolute address keeps a port", () => {
  expect(absoluteUrl("http://localhost:9000", "/events/")).toBe("http://localhost:9000/events");
});
