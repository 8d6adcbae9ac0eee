import { SiteLink } from "../../navigation/SiteLink";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import * as styles from "./PreviousNext.module.css";

/** The page beside one in the order of its list. */
export interface Neighbour {
  readonly path: string;
  readonly title: string;
}

interface PreviousNextProps {
  /** The kind of the pages, such as 'post'. */
  readonly kind: string;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** Links to the previous and the next page. */
export function PreviousNext({ kind, previous, next }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={`More ${kind}s`} className={styles.neighbours}>
      {previous && (
        <SiteLink to={previous.path} rel="prev" className={styles.previous}>
          <Icon name="arrow-left" />
          <span>
            <span className={styles.label}>{`Previous ${kind}`}</span>
            <Text>{previous.title}</Text>
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className={styles.next}>
          <span>
            <span className={styles.label}>{`Next ${kind}`}</span>
            <Text>{next.title}</Text>
          </span>
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </nav>
  );
}
