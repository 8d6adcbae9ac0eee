import type { ProfileRound } from "../../../domain/rounds/shown-rounds";
import { dateText } from "../../../domain/time/date-text";
import { TextLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { RoundName } from "./RoundName";
import { roundPlaceText } from "./round-words";
import { t } from "../../../words/t";
import * as styles from "../results.module.css";

interface ProfileRoundsProps {
  /** The newest first. */
  readonly rounds: readonly ProfileRound[];
  readonly handle: string;
}

/** The newest rounds on Codeforces in which a member took part. */
export function ProfileRounds({ rounds, handle }: ProfileRoundsProps) {
  return (
    <Section title={t("Codeforces rounds")}>
      <ul role="list" className={styles.list}>
        {rounds.map((round) => (
          <li key={round.id} className={styles.entry}>
            <RoundName {...round} />
            <span className={styles.facts}>
              <span>{dateText(round.day)}</span> <span>{roundPlaceText(round)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        <TextLink to={`https://codeforces.com/contests/with/${handle}`}>{t("All contests on Codeforces")}</TextLink>
      </p>
    </Section>
  );
}
