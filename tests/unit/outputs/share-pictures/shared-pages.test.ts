import type { Node } from "gatsby";
import { sharedPages } from "../../../../src/outputs/share-pictures/shared-pages";

const node = (type: string, fields: Record<string, unknown>): Node => ({
  id: `${type} ${String(fields.jsonId)}`,
  parent: null,
  children: [],
  internal: { type, contentDigest: "", owner: "" },
  ...fields,
});

function photosOf(...nodes: readonly Node[]): Record<string, string | undefined> {
  const nodesOfType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  const pages = sharedPages({ nodesOfType, club: { name: "Club", description: "" }, contentDirectory: "/club" });
  return Object.fromEntries(pages.slice(-nodes.length).map(({ path, photo }) => [path, photo]));
}

const film = { src: "../media/film.mp4", thumbnail: "../media/still.jpg" };

describe("The picture of a shared page holds", () => {
  it.each([
    ["an event's banner", node("Event", { jsonId: "fest", image: "../media/fest.jpg" }), "/club/media/fest.jpg"],
    ["a person's portrait", node("Advisor", { jsonId: 1, image: "../media/face.jpg" }), "/club/media/face.jpg"],
    [
      "an article's picture",
      node("Article", { jsonId: "a", status: "published", featuredImage: "../media/a.jpg" }),
      "/club/media/a.jpg",
    ],
    [
      "a post's first picture",
      node("Post", { jsonId: 1, media: [{ src: "../media/1.jpg" }, film] }),
      "/club/media/1.jpg",
    ],
    ["the thumbnail of a film", node("Post", { jsonId: 2, media: [film] }), "/club/media/still.jpg"],
    ["nothing of a film without one", node("Post", { jsonId: 3, media: [{ src: "../media/film.mp4" }] }), undefined],
    [
      "nothing of another site",
      node("Event", { jsonId: "far", image: "https://pictures.example.org/far.jpg" }),
      undefined,
    ],
    ["nothing where there is none", node("Post", { jsonId: 4 }), undefined],
  ])("%s", (_what, item, photo) => {
    expect(Object.values(photosOf(item))).toEqual([photo]);
  });
});
