import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { SiteLink } from "../navigation/SiteLink";
import { Icon } from "../ui/Icon";
import * as styles from "./NeighbourNotices.module.css";

interface NeighbourNoticesProps {
  readonly newer: Queries.NeighbourNoticeFragment | null;
  readonly older: Queries.NeighbourNoticeFragment | null;
}

/** The ways to the notices published before and after this one. */
export function NeighbourNotices({ newer, older }: NeighbourNoticesProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Other notices" className={`container ${styles.neighbours ?? ""}`}>
      {newer && (
        <SiteLink to={routes.notice(newer.jsonId)} rel="prev" className={styles.newer}>
          <span className={styles.way}>
            <Icon name="arrow-left" /> Newer notice
          </span>
          {newer.title}
        </SiteLink>
      )}
      {older && (
        <SiteLink to={routes.notice(older.jsonId)} rel="next" className={styles.older}>
          <span className={styles.way}>
            Older notice <Icon name="arrow-right" />
          </span>
          {older.title}
        </SiteLink>
      )}
    </nav>
  );
}

/** @public Gatsby collects it. */
export const neighbourNotice = graphql`
  fragment NeighbourNotice on Notice {
    jsonId
    title
  }
`;
