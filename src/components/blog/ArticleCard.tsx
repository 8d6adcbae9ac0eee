import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { Card } from "../content/cards/Card";
import { pictureSource } from "../content/picture-source";
import { SiteLink } from "../navigation/SiteLink";
import { Tag } from "../ui/Tag";
import { ArticleByline } from "./ArticleByline";
import { Text } from "../ui/Text";

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
  readonly eager?: boolean;
}

/** One article of the blog. */
export function ArticleCard({ article, eager = false }: ArticleCardProps) {
  const { jsonId, title, excerpt, category, featured, featuredImage } = article;
  return (
    <Card
      heading={
        <SiteLink to={routes.item("blog", jsonId)}>
          <Text>{title}</Text>
        </SiteLink>
      }
      picture={pictureSource(featuredImage)}
      eager={eager}
      tags={
        (featured || category) && (
          <>
            {featured && <Tag tone="highlight">Featured</Tag>}
            {category && (
              <Tag tone="accent">
                <Text>{category}</Text>
              </Tag>
            )}
          </>
        )
      }
    >
      {excerpt && <Text as="p">{excerpt}</Text>}
      <ArticleByline article={article} />
    </Card>
  );
}

/** @public Gatsby collects it. */
export const articleCard = graphql`
  fragment ArticleCard on Article {
    jsonId
    title
    excerpt
    category
    tags
    featured
    featuredImage {
      ...CardPicture
    }
    ...ArticleByline
  }
`;
