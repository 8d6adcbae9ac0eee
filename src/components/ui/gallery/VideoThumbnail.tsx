import { useState } from "react";
import { files } from "../../../domain/routes";
import { classes } from "../classes";
import type { GalleryVideo } from "../../../domain/gallery/gallery-item";
import { Icon } from "../Icon";
import { Picture } from "../Picture";
import * as styles from "./VideoThumbnail.module.css";

interface VideoThumbnailProps {
  readonly item: GalleryVideo;
  readonly className?: string | undefined;
}

const fallback = { src: files.videoThumbnail, width: 1280, height: 720 };

/** A still of a video under a play sign; the default one where there is none or it fails to load. */
export function VideoThumbnail({ item, className }: VideoThumbnailProps) {
  const [failed, setFailed] = useState(false);
  const isOwn = item.thumbnail !== undefined && !failed;
  return (
    <span className={classes(styles.thumbnail, className)}>
      <Picture
        key={String(isOwn)}
        source={(isOwn && item.thumbnail) || fallback}
        alt=""
        className={styles.picture}
        {...(isOwn && { onError: () => setFailed(true) })}
      />
      <span className={styles.play}>
        <Icon name="play" />
      </span>
    </span>
  );
}
