import { useState } from "react";
import type { CourseVideo } from "../../../domain/my-class/video";
import { useLanguageOf } from "../../../hooks/page-context";
import { servedPath } from "../../../domain/addresses/served-path";
import { SiteLink } from "../../navigation/SiteLink";
import { Icon } from "../../ui/Icon";
import { VideoPlayer } from "../../ui/gallery/VideoPlayer";
import { t } from "../../../words/t";
import { ActionName } from "../../ui/Sentence";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./CourseView.module.css";

interface CourseVideoFrameProps {
  readonly title: string;
  readonly video: CourseVideo | undefined;
}

/** The video of a module. No other site is contacted before the reader presses Play. */
export function CourseVideoFrame({ title, video }: CourseVideoFrameProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (!video) return <p className={styles.stage}>{t("Video coming soon")}</p>;
  if (video.kind === "link")
    return (
      <p className={styles.stage}>
        <SiteLink to={video.src} className={buttons.button}>
          <Icon name="outside" />
          {` ${t("Watch on {host}", { host: video.host })}`}
        </SiteLink>
      </p>
    );
  if (isPlaying) return <RunningVideo title={title} video={video} />;
  return (
    <div className={styles.stage}>
      <button type="button" className={buttons.button} onClick={() => setPlaying(true)}>
        <Icon name="play" /> <ActionName text={t("Play video<hidden> <name/></hidden>")} name={title} />
      </button>
      <p className={styles.host}>{t("loads from {host}", { host: video.host })}</p>
    </div>
  );
}

/**
 * A file plays in the browser's own player, anything else in a sandboxed frame that may run scripts and little more.
 * Known players need their own origin, and YouTube refuses requests without a referrer.
 */
function RunningVideo({ title, video }: { readonly title: string; readonly video: CourseVideo }) {
  const languageOf = useLanguageOf();
  if (video.kind === "file")
    return <VideoPlayer ref={takeFocus} item={{ alt: title, video: video.src }} autoPlay className={styles.running} />;
  const isPlayer = video.kind === "frame" && video.isPlayer;
  return (
    <iframe
      ref={takeFocus}
      className={styles.running}
      title={t("Video: {title}", { title })}
      {...languageOf(title)}
      src={servedPath(video.src)}
      sandbox={`allow-scripts allow-presentation${isPlayer ? " allow-same-origin" : ""}`}
      referrerPolicy={isPlayer ? "strict-origin" : "no-referrer"}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      loading="lazy"
    />
  );
}

/** The pressed button is gone, so move the focus to the player. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
