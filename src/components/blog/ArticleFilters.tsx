import type { ReactNode } from "react";
import { filteredBlog, isSame, mostUsed, matchesFilter, type ArticleFilter } from "../../domain/blog/article-filter";
import { SiteLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import * as styles from "./ArticleFilters.module.css";

interface ArticleFiltersProps {
  readonly articles: readonly { readonly category: string | null; readonly tags: readonly string[] }[];
  readonly filter: ArticleFilter;
}

/** As many tags as a reader can take in at a glance; an article shows all of its own. */
const MOST_TAGS = 30;

/** Categories and tags to choose from; each choice is an address. */
export function ArticleFilters({ articles, filter }: ArticleFiltersProps) {
  const { category, tag } = filter;
  // Only choices that find something together with the other one.
  const categories = mostUsed(
    articles.filter((article) => matchesFilter(article, { tag })).flatMap((article) => article.category ?? []),
  );
  const tags = mostUsed(
    articles.filter((article) => matchesFilter(article, { category })).flatMap((article) => article.tags),
  );
  return (
    <nav aria-label="Filter articles" className={styles.filters}>
      {categories.length > 0 && (
        <Choices label="Category" all={filteredBlog({ tag })} isAll={category === undefined}>
          {categories.map((word) => (
            <Choice key={word} to={filteredBlog({ category: word, tag })} isChosen={isSame(word, category ?? "")}>
              <Text>{word}</Text>
            </Choice>
          ))}
        </Choices>
      )}
      {tags.length > 0 && (
        <Choices label="Tag" all={filteredBlog({ category })} isAll={tag === undefined}>
          {tags
            .filter((word, index) => index < MOST_TAGS || isSame(word, tag ?? ""))
            .map((word) => (
              <Choice key={word} to={filteredBlog({ category, tag: word })} isChosen={isSame(word, tag ?? "")}>
                <Text>{word}</Text>
              </Choice>
            ))}
        </Choices>
      )}
    </nav>
  );
}

interface ChoicesProps {
  readonly label: string;
  /** The address without a choice. */
  readonly all: string;
  readonly isAll: boolean;
  readonly children: ReactNode;
}

function Choices({ label, all, isAll, children }: ChoicesProps) {
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul role="list" className={styles.choices} aria-label={label}>
        <Choice to={all} isChosen={isAll}>
          All
        </Choice>
        {children}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

function Choice({ to, isChosen, children }: ChoiceProps) {
  return (
    <li>
      <SiteLink
        to={to}
        className={isChosen ? styles.chosen : styles.choice}
        aria-current={isChosen ? "true" : undefined}
      >
        {children}
      </SiteLink>
    </li>
  );
}
