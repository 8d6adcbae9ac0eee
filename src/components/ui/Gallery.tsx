import { useState } from "react";
import { Lightbox } from "./Lightbox";
import { Picture, type PictureSource } from "./Picture";
import * as styles from "./Gallery.module.css";

export interface GalleryPicture {
  readonly thumbnail: PictureSource;
  /** The link that works without JavaScript, and what the lightbox shows. */
  readonly full: PictureSource;
  readonly alt: string;
}

/** A grid of pictures that open in a lightbox; without JavaScript each opens by itself. */
export function Gallery({ label, pictures }: { readonly label: string; readonly pictures: readonly GalleryPicture[] }) {
  const [open, setOpen] = useState<number>();
  return (
    <>
      <ul role="list" className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={index}>
            <a
              className={styles.link}
              href={picture.full.src}
              aria-label={`Open picture ${index + 1} of ${pictures.length}${picture.alt && `: ${picture.alt}`}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setOpen(index);
              }}
            >
              <Picture source={picture.thumbnail} alt={picture.alt} className={styles.picture} />
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox
          label={label}
          items={pictures.map(({ full, alt }) => ({ source: full, alt }))}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
