import type { Node } from "gatsby";
import { sharedPages } from "../../../../src/outputs/share-pictures/shared-pages";
import { itemNode } from "../../../support/content/gatsby-nodes";

function pagesOf(...nodes: readonly Node[]) {
  const nodesOfType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  const pages = sharedPages({ nodesOfType, club: { name: "Club", description: "" }, contentDirectory: "/club" });
  return pages.slice(-nodes.length);
}

const film = { src: "../media/film.mp4", thumbnail: "../media/still.jpg" };

describe("The picture of a shared page holds", () => {
  it.each([
    ["an event's banner", itemNode("Event", { jsonId: "fest", image: "../media/fest.jpg" }), "/club/media/fest.jpg"],
    ["a person's portrait", itemNode("Advisor", { jsonId: 1, image: "../media/face.jpg" }), "/club/media/face.jpg"],
    [
      "an article's picture",
      itemNode("Article", { jsonId: "a", status: "published", featuredImage: "../media/a.jpg" }),
      "/club/media/a.jpg",
    ],
    [
      "a post's first picture",
      itemNode("Post", { jsonId: 1, media: [{ src: "../media/1.jpg" }, film] }),
      "/club/media/1.jpg",
    ],
    ["the thumbnail of a film", itemNode("Post", { jsonId: 2, media: [film] }), "/club/media/still.jpg"],
    [
      "nothing of a film without one",
      itemNode("Post", { jsonId: 3, media: [{ src: "../media/film.mp4" }] }),
      undefined,
    ],
    [
      "nothing of another site",
      itemNode("Event", { jsonId: "far", image: "https://pictures.example.org/far.jpg" }),
      undefined,
    ],
    ["nothing where there is none", itemNode("Post", { jsonId: 4 }), undefined],
  ])("%s", (_what, item, photo) => {
    expect(pagesOf(item).map((page) => page.photo)).toEqual([photo]);
  });
});

test.each(["Event", "Workshop"])("The picture of a cancelled %s says so before its day and its place", (type) => {
  const planned = { jsonId: "fest", date: "2026-02-14", venue: "Lab 2" };
  const nodes = [itemNode(type, planned), itemNode(type, { ...planned, jsonId: "off", status: "cancelled" })];
  expect(pagesOf(...nodes).map(({ facts }) => facts)).toEqual([
    "February 14, 2026 · Lab 2",
    "Cancelled · February 14, 2026 · Lab 2",
  ]);
});

test("the members with the highest ids have pictures, as many as a build can draw", () => {
  const member = (jsonId: number) => itemNode("Member", { jsonId, name: `Member ${jsonId}` });
  const nodes = Array.from({ length: 501 }, (_, index) => member(index + 1));
  const names = pagesOf(...nodes).map(({ title }) => title);
  expect(names).toContain("Member 501");
  expect(names).not.toContain("Member 1");
});
