import { useState, type ComponentProps, type ComponentType, type MouseEvent } from "react";
import { isVideoItem, type GalleryItem } from "../../../domain/gallery/gallery-item";
import { startWhen } from "../../../domain/start/start-when";
import type { Viewer } from "./Viewer";
import { Picture } from "../Picture";
import { isPlainClick } from "../plain-click";
import { VideoThumbnail } from "./VideoThumbnail";
import * as styles from "./Gallery.module.css";

/** The module of the viewer. */
interface ViewerCode {
  readonly Viewer: ComponentType<ComponentProps<typeof Viewer>>;
}

interface GalleryProps {
  readonly label: string;
  readonly items: readonly GalleryItem[];
  /** `mosaic` shows the first item large. */
  readonly layout?: "grid" | "mosaic";
  /** Whether the first item is in the first screen. */
  readonly eager?: boolean;
}

/** The `sizes` of the large one. */
const LARGE = "(min-width: 60rem) 40rem, 92vw";

/**
 * A grid of pictures and videos that open in a viewer, whose code is loaded with the first of them. Without that code, or
 * without JavaScript, each opens by itself.
 */
export function Gallery({ label, items, layout = "grid", eager = false }: GalleryProps) {
  const [open, setOpen] = useState<number>();
  const [code, setCode] = useState<ViewerCode>();
  const onClick = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(index);
    if (code) return;
    const { href } = event.currentTarget;
    import("./Viewer").then(setCode, () => {
      setOpen(undefined);
      window.location.assign(href);
    });
  };
  return (
    <>
      <ul role="list" className={styles[layout]}>
        {items.map((item, index) => (
          <li key={index}>
            <a
              className={styles.link}
              href={addressOf(item)}
              aria-label={labelOf(item, index, items.length)}
              aria-busy={(open === index && !code) || undefined}
              {...startWhen("intent")}
              onClick={(event) => onClick(event, index)}
            >
              {isVideoItem(item) ? (
                <VideoThumbnail item={item} className={styles.picture} />
              ) : (
                <Picture
                  source={layout === "mosaic" && index === 0 ? { ...item.full, sizes: LARGE } : item.thumbnail}
                  alt={item.alt}
                  eager={eager && index === 0}
                  className={styles.picture}
                />
              )}
            </a>
          </li>
        ))}
      </ul>
      {code && open !== undefined && (
        <code.Viewer label={label} items={items} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const addressOf = (item: GalleryItem) => (isVideoItem(item) ? item.video : item.full.src);

function labelOf(item: GalleryItem, index: number, count: number): string {
  const action = isVideoItem(item) ? "Play video" : "Open picture";
  return `${action} ${index + 1} of ${count}${item.alt && `: ${item.alt}`}`;
}
