import { useState, type ComponentProps, type ComponentType, type MouseEvent } from "react";
import { isVideoItem, type GalleryItem, type GalleryVideo } from "../../../domain/gallery/gallery";
import { startWhen } from "../../../domain/start/start-when";
import { useLanguageOf } from "../../../hooks/page-context";
import { servedPath } from "../../../domain/addresses/served-path";
import { files } from "../../../domain/routes";
import { propertyOf } from "../../../domain/shape";
import { beginRequest } from "../dialog/top-layer";
import { Picture } from "../Picture";
import { isPlainClick } from "../plain-click";
import { classes } from "../classes";
import { Icon } from "../Icon";
import { toast } from "../toast/toast";
import type { Viewer } from "./Viewer";
import { t } from "../../../words/t";
import * as styles from "./Gallery.module.css";

interface OpenViewer {
  readonly Viewer: ComponentType<ComponentProps<typeof Viewer>>;
  readonly index: number;
}

interface GalleryProps {
  readonly label: string;
  readonly items: readonly GalleryItem[];
  /** `mosaic` shows the first item large. */
  readonly layout?: "grid" | "mosaic";
  readonly eager?: boolean;
}

/** The `sizes` of the large one. */
const LARGE = "(min-width: 60rem) 40rem, 92vw";

/**
 * A grid of pictures and videos that open in a viewer, whose code is loaded when the first is opened. Without that
 * code, or without JavaScript, each opens as a file; if the code has loaded but does not run, the next press opens the
 * file.
 */
export function Gallery({ label, items, layout = "grid", eager = false }: GalleryProps) {
  const languageOf = useLanguageOf();
  const [open, setOpen] = useState<OpenViewer>();
  /** The item that opens once the viewer has loaded. */
  const [awaited, setAwaited] = useState<{ readonly index: number }>();
  const [isBroken, setBroken] = useState(false);
  const onClick = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isBroken || !isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const isWanted = beginRequest();
    const now = { index };
    setAwaited(now);
    const settle = (act: () => void) => {
      setAwaited((latest) => (latest === now ? undefined : latest));
      if (isWanted()) act();
    };
    import("./Viewer").then(
      ({ Viewer }) => settle(() => setOpen({ Viewer, index })),
      (error: unknown) =>
        settle(() => {
          if (hasNotCome(error)) {
            window.location.assign(href);
            return;
          }
          setBroken(true);
          toast({
            title: t("The viewer does not work"),
            description: t("Press again to open it without the viewer."),
            tone: "error",
          });
        }),
    );
  };
  return (
    <>
      <ul role="list" className={styles[layout]} {...(layout === "mosaic" && overFullRows(items.length))}>
        {items.map((item, index) => (
          <li key={index}>
            <a
              className={styles.link}
              href={servedPath(addressOf(item))}
              aria-label={labelOf(item, index, items.length)}
              {...languageOf(item.alt)}
              aria-busy={awaited?.index === index || undefined}
              data-opens="viewer"
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
      {open && (
        <open.Viewer
          label={label}
          items={items}
          index={open.index}
          onMove={(index) => setOpen({ ...open, index })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/**
 * How many items of a mosaic are left over from full rows of two and of three. The HTML says so, since styles can't
 * count items while the page is still loading.
 */
const overFullRows = (count: number) => ({ "data-over-two": count % 2, "data-over-three": count % 3 });

/** The error of webpack for code that could not be loaded. */
function hasNotCome(error: unknown): boolean {
  return propertyOf(error, "name") === "ChunkLoadError" && propertyOf(error, "type") !== "missing";
}

const addressOf = (item: GalleryItem) => (isVideoItem(item) ? item.video : item.full.src);

function labelOf(item: GalleryItem, index: number, count: number): string {
  const place = { place: index + 1, count };
  const action = isVideoItem(item)
    ? t("Play video {place, number} of {count, number}", place)
    : t("Open picture {place, number} of {count, number}", place);
  return item.alt ? `${action}: ${item.alt}` : action;
}

interface VideoThumbnailProps {
  readonly item: GalleryVideo;
  readonly className?: string | undefined;
}

const fallback = { src: files.videoThumbnail, width: 1280, height: 720 };

/** The thumbnail of a video under a play sign; the default one if there is none or it fails to load. */
function VideoThumbnail({ item, className }: VideoThumbnailProps) {
  const [failed, setFailed] = useState(false);
  const isOwn = item.thumbnail !== undefined && !failed;
  return (
    <span className={classes(styles.thumbnail, className)}>
      <Picture
        key={String(isOwn)}
        source={(isOwn && item.thumbnail) || fallback}
        alt=""
        className={styles.still}
        {...(isOwn && { onError: () => setFailed(true) })}
      />
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </span>
  );
}
