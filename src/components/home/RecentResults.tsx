import { graphql } from "gatsby";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import { routes } from "../../domain/routes";
import { dateText } from "../../domain/time/date-text";
import { RecentRows } from "./RecentRows";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

export function RecentResults({ results }: { readonly results: readonly Queries.RecentResultFragment[] }) {
  const rows = [...results].sort(newestNoticeFirst).map(({ jsonId, title, date, best }) => ({
    id: jsonId,
    to: routes.item("results", jsonId),
    title,
    facts: <p className={styles.date}>{dateText(date)}</p>,
    text: best && t("Our best: {place}", { place: best }),
  }));
  return <RecentRows title={t("Results")} folder="results" all={t("All results")} rows={rows} />;
}

/** @public Gatsby collects it. */
export const recentResult = graphql`
  fragment RecentResult on Result {
    jsonId
    title
    date
    best
  }
`;
