import { placingText } from "../../domain/results/placing";
import type { ProfilePlacing } from "../../domain/results/profile-placings";
import { routes } from "../../domain/routes";
import { dateText } from "../../domain/time/date-text";
import { TextLink } from "../navigation/SiteLink";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./results.module.css";

/** A person's ranks in contests, newest first. */
export function Placings({ placings = [] }: { readonly placings?: readonly ProfilePlacing[] | undefined }) {
  if (placings.length === 0) return null;
  return (
    <Section title={t("Contests")}>
      <ul role="list" className={styles.list}>
        {placings.map((placing, index) => (
          <li key={index} className={styles.entry}>
            <strong className={styles.best}>{placingText(placing)}</strong>{" "}
            <TextLink to={routes.item("results", placing.id)}>{placing.title}</TextLink>
            <p className={styles.facts}>
              <span>{dateText(placing.date)}</span> <Text as="span">{placing.name}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
