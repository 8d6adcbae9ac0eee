import { graphql } from "gatsby";
import { itemElementId } from "../../domain/element-ids";
import { levelText } from "../../domain/text/category-text";
import { parseUrl } from "../../model/values/parse-url";
import { TagList } from "../content/TagList";
import { TextLink } from "../navigation/SiteLink";
import { Tag } from "../ui/Tag";
import { Text } from "../ui/Text";
import * as styles from "./resources.module.css";

export function ResourceEntry({ resource }: { readonly resource: Queries.ResourceEntryFragment }) {
  const { jsonId, title, description, level, tags } = resource;
  const url = resource.url.url;
  const host = url === null ? undefined : parseUrl(url)?.hostname.replace(/^www\./, "");
  return (
    <article id={itemElementId(jsonId)} className={styles.entry}>
      <h3 className={styles.title}>
        <TextLink to={url}>{title}</TextLink>
      </h3>
      {host && <div className={styles.host}>{host}</div>}
      {description && <Text as="p">{description}</Text>}
      <div className={styles.facts}>
        {level && <Tag tone="accent">{levelText(level)}</Tag>}
        <TagList tags={tags} />
      </div>
    </article>
  );
}

/** @public Gatsby collects it. */
export const resourceEntry = graphql`
  fragment ResourceEntry on Resource {
    jsonId
    title
    url {
      url
    }
    description
    topic
    level
    tags
  }
`;
