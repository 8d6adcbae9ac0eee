import { SiteLink } from "../../navigation/SiteLink";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import * as styles from "./PreviousNext.module.css";

export interface Neighbour {
  readonly path: string;
  readonly title: string;
}

const words = {
  article: { more: t("More articles"), previous: t("Previous article"), next: t("Next article") },
  notice: { more: t("More notices"), previous: t("Previous notice"), next: t("Next notice") },
  post: { more: t("More posts"), previous: t("Previous post"), next: t("Next post") },
};

interface PreviousNextProps {
  readonly kind: keyof typeof words;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export function PreviousNext({ kind, previous, next }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words[kind].more} className={styles.neighbours}>
      {previous && (
        <SiteLink to={previous.path} rel="prev" className={styles.previous}>
          <Icon name="arrow-left" />
          <span>
            <span className={styles.label}>{words[kind].previous}</span>
            <Text>{previous.title}</Text>
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className={styles.next}>
          <span>
            <span className={styles.label}>{words[kind].next}</span>
            <Text>{next.title}</Text>
          </span>
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </nav>
  );
}
