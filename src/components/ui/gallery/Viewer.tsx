import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { wrapIndex, type GalleryItem, isVideoItem } from "../../../domain/gallery/gallery";
import { Dialog } from "../dialog/Dialog";
import { readingDirection, sideStep } from "../controls/move-focus";
import { Icon } from "../Icon";
import { Picture } from "../Picture";
import { VideoPlayer } from "./VideoPlayer";
import { Text } from "../Text";
import { servedPath, servedSet } from "../../../domain/addresses/served-path";
import { inDigits } from "../../../domain/text/amounts";
import { t } from "../../../words/t";
import * as styles from "./Viewer.module.css";

interface ViewerProps {
  readonly label: string;
  readonly items: readonly GalleryItem[];
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** In px: how far a finger must move sideways, and further than up or down, to count as a swipe. */
const SWIPE = 40;

/** In px: the lower part of a video, where its controls are and a finger seeks. */
const CONTROLS_HEIGHT = 72;

/** Pictures and videos in full screen. Mouse, touch and keyboard go to the previous and next one, which wrap around. */
export function Viewer({ label, items, index, onMove, onClose }: ViewerProps) {
  const touchStart = useRef<Point | undefined>(undefined);
  const isZoomed = usePinchZoom();

  useEffect(() => {
    for (const by of [1, -1]) preloadItem(items[wrapIndex(index + by, items.length)]);
  }, [items, index]);

  const item = items[index];
  if (!item) return null;

  const step = (by: number) => onMove(wrapIndex(index + by, items.length));
  const onKeyDown = (event: KeyboardEvent) => {
    const isForOthers = event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLVideoElement;
    if (isForOthers) return;
    const by = sideStep(event.key);
    if (by !== undefined) step(by);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches.length === 1 ? touches[0] : undefined;
    touchStart.current = touch && !isZoomed && !hitsControls(touch) ? pointOf(touch) : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    const start = touchStart.current;
    touchStart.current = undefined;
    if (!start || !touch) return;
    const end = pointOf(touch);
    const way = Math.abs(end.x - start.x);
    if (way > SWIPE && way > Math.abs(end.y - start.y))
      step(end.x < start.x ? readingDirection() : -readingDirection());
  };

  return (
    <Dialog label={label} onClose={onClose} onKeyDown={onKeyDown} className={styles.viewer}>
      <figure
        className={styles.figure}
        data-zoomed={isZoomed || undefined}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
      >
        {/* Each item has its own key, so that a video stops when the reader moves on. */}
        {isVideoItem(item) ? (
          <div key={index} className={styles.stage}>
            <VideoPlayer item={item} autoPlay className={styles.video} />
          </div>
        ) : (
          <Picture key={index} source={item.full} alt={item.alt} eager className={styles.stage} />
        )}
        <figcaption className={styles.caption}>
          <span aria-live="polite">{`${inDigits(index + 1)} / ${inDigits(items.length)}`}</span>
          {item.alt && (
            <Text as="span" className={styles.text}>
              {item.alt}
            </Text>
          )}
        </figcaption>
      </figure>
      {items.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={t("Previous")}
            data-tip={t("Previous")}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={t("Next")}
            data-tip={t("Next")}
            onClick={() => step(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </>
      )}
    </Dialog>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A copy: browsers may change a touch while the finger moves. */
function pointOf({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x, y };
}

function hitsControls({ target, clientY }: { readonly target: EventTarget; readonly clientY: number }): boolean {
  return target instanceof HTMLVideoElement && clientY > target.getBoundingClientRect().bottom - CONTROLS_HEIGHT;
}

/** Preloads what the viewer may show next: a picture, or the thumbnail of a video. */
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

function subscribe(update: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener("resize", update);
  return () => viewport?.removeEventListener("resize", update);
}

/** True if two fingers have zoomed into the page. */
export function usePinchZoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );
}
