import { servedPath, servedSet } from "../../../domain/addresses/served-path";
import { isVideoItem, type GalleryItem } from "../../../domain/gallery/gallery-item";

/** Asks the browser for what the viewer may show next: a picture, or the still of a video. */
export function preloadItem(item: GalleryItem | undefined): void {
  if (!item || (isVideoItem(item) && !item.poster)) return;
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  if (isVideoItem(item)) {
    image.src = servedPath(item.poster ?? "");
    return;
  }
  const { src, webp, sizes } = item.full;
  if (sizes) image.sizes = sizes;
  if (webp) image.srcset = servedSet(webp);
  image.src = servedPath(src);
}
