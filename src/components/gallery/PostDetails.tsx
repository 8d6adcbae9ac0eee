import { dateText } from "../../domain/time/date-text";
import { DEFAULT_DESCRIPTION, type GalleryPost, isVideoItem } from "../../domain/gallery/gallery";
import { routes } from "../../domain/routes";
import { TagList } from "../content/TagList";
import { DetailPage } from "../content/page/DetailPage";
import { Facts } from "../content/facts/Facts";
import { type Neighbour, PreviousNext } from "../content/page/PreviousNext";
import { SharePostButton } from "../share/SharePostButton";
import { Gallery } from "../ui/gallery/Gallery";
import { Prose } from "../ui/Prose";
import { Section } from "../ui/Section";
import { Tag } from "../ui/Tag";
import { VideoPlayer } from "../ui/gallery/VideoPlayer";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./PostDetails.module.css";

interface PostDetailsProps {
  readonly post: GalleryPost;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** The page of one post. Without JavaScript, pictures open as files and videos play in the page. */
export function PostDetails({ post, previous, next }: PostDetailsProps) {
  const { id, title, date, category, tags, description, media } = post;
  const pictures = media.filter((item) => !isVideoItem(item));
  const videos = media.filter(isVideoItem);
  return (
    <>
      <DetailPage
        title={title}
        back={{ to: routes.list("posts"), label: t("Back to Gallery") }}
        tags={category && <Tag tone="accent">{category}</Tag>}
        summary={
          <>
            {date && <Facts facts={[{ icon: "calendar", label: t("Date"), value: dateText(date) }]} />}
            <div className={buttons.row}>
              <SharePostButton id={id} title={title} />
            </div>
          </>
        }
      >
        {pictures.length > 0 && (
          <Section title={pictures.length === 1 ? t("Picture") : t("Pictures")}>
            <Gallery label={title} items={pictures} layout="mosaic" eager />
          </Section>
        )}
        {videos.length > 0 && (
          <Section title={videos.length === 1 ? t("Video") : t("Videos")}>
            <ul role="list" className={styles.videos}>
              {videos.map((item, index) => (
                <li key={index}>
                  <VideoPlayer item={item} className={styles.video} />
                  {item.alt && (
                    <Text as="p" className={styles.caption}>
                      {item.alt}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={t("About This Post")}>
          <div>
            {description ? <Prose html={description} /> : <p>{DEFAULT_DESCRIPTION}</p>}
            {tags.length > 0 && (
              <div className={styles.tags}>
                <TagList tags={tags} />
              </div>
            )}
          </div>
        </Section>
      </DetailPage>
      <div className="container">
        <PreviousNext kind="post" previous={previous} next={next} />
      </div>
    </>
  );
}
