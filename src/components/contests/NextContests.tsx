import { graphql } from "gatsby";
import { useId } from "react";
import {
  ALL_CONTESTS,
  contestAddress,
  contestsChange,
  durationText,
  momentOf,
  nextContests,
  type Contest,
} from "../../domain/contests/contest";
import { startWhen, validUntil } from "../../domain/start/start-when";
import { MINUTE, wallOf } from "../../domain/time/club-time";
import { useInteractive, useNow } from "../../hooks/useNow";
import { isUsed } from "../../model/parts";
import { TextLink } from "../navigation/SiteLink";
import { Sentence } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./NextContests.module.css";

interface NextContestsProps {
  readonly list: Queries.NextContestsFragment | null;
  /** ISO 8601 */
  readonly asOf: string;
}

/** The next three contests on Codeforces, in the club's time and the reader's; nothing if there are none. */
export function NextContests({ list, asOf }: NextContestsProps) {
  const now = useNow(asOf);
  const id = useId();
  const contests = list?.contests ?? [];
  const isSample = list?.isSample === true;
  const next = nextContests(contests, now);
  if (!isUsed("codeforces") || next.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={styles.contests}
      data-pagefind-ignore="all"
      {...startWhen("intent")}
      {...validUntil(contestsChange(contests, now))}
    >
      <h2 id={id}>{t("Next contests on Codeforces")}</h2>
      {isSample && <p>{t("These contests are a sample: they are invented, not from Codeforces.")}</p>}
      <ol role="list">
        {next.map((contest) => (
          <li key={contest.number}>
            <TextLink to={isSample ? ALL_CONTESTS : contestAddress(contest)}>{contest.name}</TextLink>
            <ContestTimes contest={contest} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ContestTimes({ contest }: { readonly contest: Contest }) {
  const isInteractive = useInteractive();
  const start = new Date(contest.starts);
  const atClub = momentOf(wallOf(start));
  const forReader = momentOf(new Date(start.getTime() - start.getTimezoneOffset() * MINUTE));
  return (
    <p>
      <Sentence
        text={t("<start/>, {duration}||of a contest", { duration: durationText(contest) })}
        parts={{ start: <time dateTime={contest.starts}>{atClub}</time> }}
      />
      {/* The build does not know the reader's time zone. */}
      {isInteractive && forReader !== atClub && (
        <>
          <br />
          <Text as="span">{t("Your time: {time}", { time: forReader })}</Text>
        </>
      )}
    </p>
  );
}

/** @public Gatsby collects it. */
export const nextContestsFragment = graphql`
  fragment NextContests on Contests {
    isSample
    contests {
      number
      name
      starts
      minutes
    }
  }
`;
