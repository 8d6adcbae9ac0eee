import { graphql } from "gatsby";
import { Fragment } from "react";
import { authorsOf, readTimeText } from "../../domain/blog/byline";
import { DateText } from "../content/facts/DateText";
import { pictureSource } from "../content/picture-source";
import { TextLink } from "../navigation/SiteLink";
import { Avatar } from "../ui/Avatar";
import { classes } from "../ui/classes";
import { Text } from "../ui/Text";
import { Sentence } from "../ui/Sentence";
import { t } from "../../words/t";
import * as styles from "./blog.module.css";

interface ArticleBylineProps {
  readonly article: Queries.ArticleBylineFragment;
  readonly authorPath?: string | null;
  readonly withUpdate?: boolean;
}

export function ArticleByline({ article, authorPath = null, withUpdate = false }: ArticleBylineProps) {
  const { authorImage, publishDate, lastModified, readTime, body } = article;
  const [author, ...others] = authorsOf(article);
  return (
    <div className={styles.byline}>
      {author && <Avatar name={author} source={pictureSource(authorImage)} className={styles.avatar} />}
      <div>
        {author && (
          <p className={classes(styles.author, !withUpdate && styles.brief)}>
            <TextLink to={authorPath}>{author}</TextLink>
            {others.map((name) => (
              <Fragment key={name}>
                , <Text>{name}</Text>
              </Fragment>
            ))}
          </p>
        )}
        <p className={styles.facts}>
          {/* The spaces separate the facts in copied text and for the search. */}
          {publishDate && <DateText date={publishDate} />} <span>{readTimeText(readTime, body.wordCount)}</span>{" "}
          {withUpdate && lastModified && lastModified !== publishDate && (
            <span>
              <Sentence text={t("Updated <date/>")} parts={{ date: <DateText date={lastModified} /> }} />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

/** @public Gatsby collects it. */
export const articleByline = graphql`
  fragment ArticleByline on Article {
    author
    authors
    authorImage {
      pictureUrl
      picture {
        gatsbyImageData(size: BYLINE)
      }
    }
    publishDate
    lastModified
    readTime
    body {
      wordCount
    }
  }
`;
