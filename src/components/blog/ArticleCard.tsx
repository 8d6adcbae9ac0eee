import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { Card } from "../content/cards/Card";
import { CardGrid } from "../content/cards/CardGrid";
import { pictureSource } from "../content/picture-source";
import { LinkedText } from "../navigation/LinkedText";
import { TextLink } from "../navigation/SiteLink";
import { Tag } from "../ui/Tag";
import { ArticleByline } from "./ArticleByline";
import { t } from "../../words/t";

export function ArticleCards({ articles }: { readonly articles: readonly Queries.ArticleCardFragment[] }) {
  return (
    <CardGrid>
      {articles.map((article, index) => (
        <li key={article.jsonId}>
          <ArticleCard article={article} eager={index === 0} />
        </li>
      ))}
    </CardGrid>
  );
}

interface ArticleCardProps {
  readonly article: Queries.ArticleCardFragment;
  readonly eager?: boolean;
}

function ArticleCard({ article, eager = false }: ArticleCardProps) {
  const { jsonId, title, excerpt, category, featured, featuredImage } = article;
  return (
    <Card
      heading={<TextLink to={routes.item("blog", jsonId)}>{title}</TextLink>}
      picture={pictureSource(featuredImage)}
      eager={eager}
      tags={
        (featured || category) && (
          <>
            {featured && <Tag tone="highlight">{t("Featured")}</Tag>}
            {category && <Tag tone="accent">{category}</Tag>}
          </>
        )
      }
    >
      {excerpt && <LinkedText as="p">{excerpt}</LinkedText>}
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
