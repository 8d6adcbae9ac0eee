import { files } from "../../domain/routes";
import { imageGallery } from "../../domain/structured-data/gallery";
import type { StructuredNode } from "../../domain/structured-data/graph";
import { type GalleryPost, isVideoItem } from "../../domain/gallery/gallery";

export function galleryOf(
  club: { readonly siteUrl: string; readonly name: string },
  path: string,
  name: string,
  posts: readonly GalleryPost[],
): StructuredNode {
  const items = posts.flatMap(({ title, date, media }) => media.map((item) => ({ item, title, date })));
  return imageGallery(club, {
    path,
    name,
    pictures: items.flatMap(({ item }) => (isVideoItem(item) ? [] : [{ url: item.full.src, alt: item.alt }])),
    videos: items.flatMap(({ item, title, date }) =>
      isVideoItem(item)
        ? [{ url: item.video, name: item.alt || title, thumbnail: item.poster ?? files.videoThumbnail, date }]
        : [],
    ),
  });
}
