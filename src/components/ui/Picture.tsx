import type { PictureSource } from "../../domain/picture-source";
import { classes } from "./classes";
import { useLanguageOf } from "../../hooks/page-context";
import { servedPath, servedSet } from "../../domain/addresses/served-path";
import * as styles from "./Picture.module.css";

interface PictureProps {
  readonly source: PictureSource;
  /** A text for readers who can't see it; empty if it is decorative. */
  readonly alt: string;
  /** True if it is in the first screen, which loads it at once. */
  readonly eager?: boolean;
  /** True if everything else in the first screen has priority, as over a logo. */
  readonly minor?: boolean;
  readonly className?: string | undefined;
  readonly onError?: () => void;
}

export function Picture({ source, alt, eager = false, minor = false, className, onError }: PictureProps) {
  const languageOf = useLanguageOf();
  // A picture may have failed before the page was interactive, when nothing listened yet.
  const checkFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError?.();
  };
  return (
    <picture className={classes(styles.picture, className)}>
      {source.webp && <source type="image/webp" srcSet={servedSet(source.webp)} sizes={source.sizes} />}
      <img
        ref={onError && checkFailure}
        src={servedPath(source.src)}
        width={source.width}
        height={source.height}
        alt={alt}
        {...languageOf(alt)}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? (minor ? "low" : "high") : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={onError}
      />
    </picture>
  );
}
