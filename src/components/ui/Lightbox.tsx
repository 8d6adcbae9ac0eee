import { useRef, type KeyboardEvent, type TouchEvent } from "react";
import { wrapIndex } from "../../domain/gallery";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { Picture, type PictureSource } from "./Picture";
import * as styles from "./Lightbox.module.css";

interface LightboxItem {
  readonly source: PictureSource;
  readonly alt: string;
}

interface LightboxProps {
  readonly label: string;
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** How far a finger has to go sideways before it counts as a swipe, in px. */
const SWIPE = 40;

/** Pictures over the whole screen: previous and next wrap around, by mouse, touch and keyboard. */
export function Lightbox({ label, items, index, onMove, onClose }: LightboxProps) {
  const touchStart = useRef<number | undefined>(undefined);
  const item = items[index];
  if (!item) return null;

  const step = (by: number) => onMove(wrapIndex(index + by, items.length));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const end = event.changedTouches[0]?.clientX;
    const start = touchStart.current;
    touchStart.current = undefined;
    if (start !== undefined && end !== undefined && Math.abs(end - start) > SWIPE) step(end < start ? 1 : -1);
  };

  return (
    <Dialog label={label} onClose={onClose} onKeyDown={onKeyDown} className={styles.lightbox}>
      <figure
        className={styles.figure}
        onTouchStart={(event) =>
          (touchStart.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined)
        }
        onTouchEnd={onTouchEnd}
      >
        <Picture key={index} source={item.source} alt={item.alt} eager className={styles.picture} />
        <figcaption className={styles.caption}>
          <span aria-live="polite">
            {index + 1} / {items.length}
          </span>
          {item.alt && <span className={styles.text}>{item.alt}</span>}
        </figcaption>
      </figure>
      {items.length > 1 && (
        <>
          <button type="button" className={styles.previous} aria-label="Previous" onClick={() => step(-1)}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className={styles.next} aria-label="Next" onClick={() => step(1)}>
            <Icon name="arrow-right" />
          </button>
        </>
      )}
    </Dialog>
  );
}
