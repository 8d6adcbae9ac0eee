import { graphql } from "gatsby";
import { dateText } from "../../domain/time/date-text";
import { textOfHtml } from "../../domain/text/markup";
import { DEFAULT_DESCRIPTION } from "../../domain/gallery/gallery";
import { files, routes } from "../../domain/routes";
import { isVideo } from "../../model/values/media";
import { leadsSomewhere } from "../../domain/settings/offered";
import { pictureSource } from "../content/picture-source";
import { SiteLink, TextLink } from "../navigation/SiteLink";
import { Picture } from "../ui/Picture";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

export function LatestInsights({ posts }: { readonly posts: readonly Queries.InsightFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <div className="container">
      <Section title={t("Latest insights")} aside={<InsightLinks />}>
        <ul role="list" className={styles.grid} data-pagefind-ignore="all">
          {posts.map((post) => {
            const source = firstPicture(post);
            return (
              <li key={post.jsonId} className={styles.card}>
                {source && <Picture source={source} alt="" className={styles.picture} />}
                <div className={styles.body}>
                  {post.date && <p className={styles.date}>{dateText(post.date)}</p>}
                  <h3 className={styles.title}>
                    <TextLink to={routes.item("posts", post.jsonId)}>{post.title}</TextLink>
                  </h3>
                  <Text as="p">{post.description ? textOfHtml(post.description.html) : DEFAULT_DESCRIPTION}</Text>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}

function InsightLinks() {
  return (
    <p className={styles.links}>
      <SiteLink to={routes.list("posts")}>{t("All posts")}</SiteLink>{" "}
      {leadsSomewhere(routes.list("blog")) && <SiteLink to={routes.list("blog")}>{t("Read the blog")}</SiteLink>}
    </p>
  );
}

function firstPicture({ media }: Queries.InsightFragment) {
  return media
    .map(({ src, thumbnail, type }) => {
      const isFilm = isVideo({ src: src.pictureUrl ?? "", type });
      return (
        pictureSource(thumbnail) ??
        (isFilm ? { src: files.videoThumbnail, width: 1280, height: 720 } : pictureSource(src))
      );
    })
    .find(Boolean);
}

/** @public Gatsby collects it. */
export const insight = graphql`
  fragment Insight on Post {
    jsonId
    title
    date
    description {
      html
    }
    media {
      type
      src {
        ...InsightPicture
      }
      thumbnail {
        ...InsightPicture
      }
    }
  }

  fragment InsightPicture on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(size: INSIGHT)
    }
  }
`;
