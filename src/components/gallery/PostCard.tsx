import { memo, useId } from "react";
import { DEFAULT_DESCRIPTION, type GalleryPost } from "../../domain/gallery/gallery";
import { routes } from "../../domain/routes";
import { DateText } from "../content/facts/DateText";
import { TextLink } from "../navigation/SiteLink";
import { SharePostButton } from "../share/SharePostButton";
import { Gallery } from "../ui/gallery/Gallery";
import { Prose } from "../ui/Prose";
import { Tag } from "../ui/Tag";
import * as styles from "./GalleryPage.module.css";

interface PostCardProps {
  readonly post: GalleryPost;
  readonly eager?: boolean;
}

export const PostCard = memo(function PostCard({ post, eager = false }: PostCardProps) {
  const headingId = useId();
  const { id, title, date, category, description, media } = post;
  return (
    <article className={styles.card} aria-labelledby={headingId} data-media={media.length > 0 || undefined}>
      {media.length > 0 && <Gallery label={title} items={media} layout="mosaic" eager={eager} />}
      <div className={styles.text}>
        <h2 id={headingId} className={styles.title}>
          <TextLink to={routes.item("posts", id)}>{title}</TextLink>
        </h2>
        {(date || category) && (
          <p className={styles.facts}>
            {date && <DateText date={date} />} {category && <Tag>{category}</Tag>}
          </p>
        )}
        {description ? <Prose html={description} /> : <p>{DEFAULT_DESCRIPTION}</p>}
        <SharePostButton id={id} title={title} />
      </div>
    </article>
  );
});
