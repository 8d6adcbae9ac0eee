import type { FoundPage } from "../site-search";
import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
import * as styles from "./SearchResults.module.css";

interface SearchResultProps {
  readonly page: FoundPage;
  readonly onChoose?: (() => void) | undefined;
}

/** One result: where the page is, and an excerpt with the words marked. */
export function SearchResult({ page, onChoose }: SearchResultProps) {
  const { path, title, kind, year, excerpt } = page;
  return (
    <SiteLink to={path} className={styles.result} data-result="" onClick={onChoose}>
      <span className={styles.place}>{[kind, year].filter(Boolean).join(" · ")}</span>
      <Text as="span" className={styles.title}>
        {title}
      </Text>
      <span className={styles.excerpt}>
        {excerpt.map(({ text, isMarked }, index) => (
          <Text key={index} as={isMarked ? "mark" : undefined}>
            {text}
          </Text>
        ))}
      </span>
    </SiteLink>
  );
}
