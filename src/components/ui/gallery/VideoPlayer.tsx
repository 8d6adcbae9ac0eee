import type { Ref } from "react";
import { files } from "../../../domain/routes";
import type { GalleryVideo } from "../../../domain/gallery/gallery";
import { useLanguageOf } from "../../../hooks/page-context";
import { servedPath } from "../../../domain/addresses/served-path";
import { classes } from "../classes";
import { t } from "../../../words/t";
import * as styles from "./Gallery.module.css";

interface VideoPlayerProps {
  readonly item: GalleryVideo;
  readonly autoPlay?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLVideoElement>;
}

export function VideoPlayer({ item, autoPlay = false, className, ref }: VideoPlayerProps) {
  const languageOf = useLanguageOf();
  return (
    // The content has no captions yet; the alt text says what the video shows.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={ref}
      className={classes(styles.video, className)}
      src={servedPath(item.video)}
      poster={servedPath(item.poster ?? files.videoThumbnail)}
      controls
      autoPlay={autoPlay}
      playsInline
      preload={autoPlay ? "auto" : "none"}
      width={1280}
      height={720}
      aria-label={item.alt || t("Video")}
      {...languageOf(item.alt)}
    >
      {t("Your browser does not support the video tag.")}
    </video>
  );
}
