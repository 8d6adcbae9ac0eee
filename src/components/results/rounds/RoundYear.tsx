import { listFormat } from "../../../domain/data-files/data-format";
import type { ShownRound } from "../../../domain/rounds/shown-rounds";
import { routes } from "../../../domain/routes";
import { dateText } from "../../../domain/time/date-text";
import { dataFile } from "../../../hooks/loading/data-file";
import { useDataFile } from "../../../hooks/loading/useLoading";
import { FailedPart } from "../../content/states/FailedPart";
import { TextLink } from "../../navigation/SiteLink";
import { Section } from "../../ui/Section";
import { RoundName } from "./RoundName";
import { roundPlaceText } from "./round-words";
import { t } from "../../../words/t";
import * as styles from "../results.module.css";

const roundFile = dataFile(listFormat<ShownRound>("rounds").parse);

/** The rounds of one year, newest first; they are loaded on demand. */
export function RoundYear({ year, address }: { readonly year: string; readonly address: string }) {
  const { data, failure, retry } = useDataFile(roundFile, address, true);
  return (
    <Section title={year}>
      {failure && <FailedPart title={t("The rounds could not be loaded")} failure={failure} onRetry={retry} />}
      <ul role="list" className={styles.list} aria-busy={data === undefined && failure === undefined}>
        {data?.map((round) => (
          <li key={round.id} className={styles.entry}>
            <h3 className={styles.title}>
              <RoundName {...round} />
            </h3>
            <p className={styles.facts}>{dateText(round.day)}</p>
            <ul role="list" className={styles.facts}>
              {round.members.map((member) => (
                <li key={member.id}>
                  <TextLink to={routes.item("members", member.id)}>{member.name}</TextLink>{" "}
                  <span>{roundPlaceText(member)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
