import { graphql } from "gatsby";
import { routes } from "../../domain/routes";
import { TextLink } from "../navigation/SiteLink";
import { Section } from "../ui/Section";
import { t } from "../../words/t";
import * as styles from "./results.module.css";

/** The results of an event, such as the standings of its contest. */
export function EventResults({ results = [] }: { readonly results?: readonly Queries.EventResultFragment[] }) {
  if (results.length === 0) return null;
  return (
    <Section title={t("Results")}>
      <ul role="list" className={styles.list}>
        {results.map(({ jsonId, title, best }) => (
          <li key={jsonId} className={styles.entry}>
            <TextLink to={routes.item("results", jsonId)}>{title}</TextLink>
            {best && <p className={styles.best}>{t("Our best: {place}", { place: best })}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @public Gatsby collects it. */
export const eventResult = graphql`
  fragment EventResult on Result {
    jsonId
    title
    best
  }
`;
