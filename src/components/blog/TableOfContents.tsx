import type { ContentsEntry } from "../../domain/blog/article-contents";
import { Text } from "../ui/Text";
import * as styles from "./TableOfContents.module.css";

/** Links to the parts of a long article. Closed where there is no room beside the text. */
export function TableOfContents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label="Contents" className={styles.contents}>
      <details className={styles.details}>
        <summary className={styles.summary}>Contents</summary>
        <ol role="list" className={styles.list}>
          {entries.map(({ id, text, parts }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Text>{text}</Text>
              </a>
              {parts.length > 0 && (
                <ol role="list" className={styles.parts}>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a href={`#${part.id}`}>
                        <Text>{part.text}</Text>
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
