import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { Card } from "../content/cards/Card";
import { pictureSource } from "../content/picture-source";
import { SiteLink } from "../navigation/SiteLink";
import { Tag } from "../ui/Tag";
import { ArticleByline } from "./ArticleByline";

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
  readonly eager?: boolean;
}

/** One article of the blog. */
export function ArticleCard({ article, eager = false }: ArticleCardProps) {
  const { jsonId, title, excerpt, category, featured, featuredImage } = article;
  return (
    <Card
      title={<SiteLink to={routes.item("blog", jsonId)}>{title}</SiteLink>}
      picture={pictureSource(featuredImage)}
      eager={eager}
      tags={
        (featured || category) && (
          <>
            {featured && <Tag tone="highlight">Featured</Tag>}
            {category && <Tag tone="accent">{category}</Tag>}
          </>
        )
      }
    >
      {excerpt && <p>{excerpt}</p>}
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
