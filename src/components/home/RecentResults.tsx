import { graphql } from "gatsby";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import { routes } from "../../domain/routes";
import { dateText } from "../../domain/time/date-text";
import { SiteLink, TextLink } from "../navigation/SiteLink";
import { Section } from "../ui/Section";
import { t } from "../../words/t";
import * as styles from "./home.module.css";

export function RecentResults({ results }: { readonly results: readonly Queries.RecentResultFragment[] }) {
  if (results.length === 0) return null;
  return (
    <div className="container">
      <Section title={t("Results")} aside={<SiteLink to={routes.list("results")}>{t("All results")}</SiteLink>}>
        <ol role="list" className={styles.rows} data-pagefind-ignore="all">
          {[...results].sort(newestNoticeFirst).map(({ jsonId, title, date, best }) => (
            <li key={jsonId} className={styles.card}>
              <div className={styles.body}>
                <p className={styles.date}>{dateText(date)}</p>
                <h3 className={styles.title}>
                  <TextLink to={routes.item("results", jsonId)}>{title}</TextLink>
                </h3>
                {best && <p>{t("Our best: {place}", { place: best })}</p>}
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
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
