import { SiteLink } from "../navigation/SiteLink";
import { Tag } from "../ui/Tag";
import { t } from "../../words/t";
import * as styles from "./TagList.module.css";

interface TagListProps {
  readonly tags: readonly string[];
  /** The page of the list that the parameter `tag` filters; absent: the tags are not links. */
  readonly list?: string;
}

export function TagList({ tags, list }: TagListProps) {
  if (tags.length === 0) return null;
  const words = [...new Set(tags)];
  return (
    <ul role="list" className={styles.tags} aria-label={t("Tags")}>
      {words.map((tag) => {
        const word = <Tag>{tag}</Tag>;
        const to = list && `${list}?${new URLSearchParams({ tag }).toString()}`;
        return <li key={tag}>{to === undefined ? word : <SiteLink to={to}>{word}</SiteLink>}</li>;
      })}
    </ul>
  );
}
