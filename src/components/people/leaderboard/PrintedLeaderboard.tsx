import { dateText } from "../../../domain/time/date-text";
import { elementIds } from "../../../domain/element-ids";
import { SAMPLE_RATINGS } from "../../../domain/ratings/rating";
import { routes } from "../../../domain/routes";
import type { LeaderboardStart } from "./leaderboard-start";
import { Text } from "../../ui/Text";
import { inDigits } from "../../../domain/text/amounts";
import { servedPath } from "../../../domain/addresses/served-path";
import { t } from "../../../words/t";
import { Sentence } from "../../ui/Sentence";
import { EmptyState } from "../../content/states/EmptyState";
import * as styles from "./PrintedLeaderboard.module.css";

export function PrintedLeaderboard({ start }: { readonly start: LeaderboardStart }) {
  if (start.printed.length === 0) return null;
  return (
    <noscript>
      <section id={elementIds.codeforces} className={styles.printed}>
        <h2>{t("Codeforces Rank")}</h2>
        <PrintedLines start={start} />
      </section>
    </noscript>
  );
}

/** The top of the leaderboard when the site was built. It loads nothing that could fail. */
export function PrintedLines({ start: { printed, printedOn, isSample, total } }: { readonly start: LeaderboardStart }) {
  return (
    <>
      <p className={styles.note}>
        {[originText(printedOn, printed.length, total), ...(isSample ? [SAMPLE_RATINGS] : [])].join(" ")}
      </p>
      <ol role="list" className={styles.list}>
        {printed.map(({ id, name, place, rating, maxRating, title }) => (
          <li key={id} className={styles.line}>
            <span className={styles.place}>{place === null ? "–" : `#${inDigits(place)}`}</span>{" "}
            <span className={styles.name}>
              <a href={servedPath(routes.item("members", id))}>
                <Text>{name}</Text>
              </a>{" "}
              {title && (
                <Text as="span" className={styles.title}>
                  {title}
                </Text>
              )}
            </span>
            {maxRating !== null && (
              <span className={styles.rating}>
                <Sentence
                  text={t("max {highest} <now>now {rating}</now>", {
                    highest: inDigits(maxRating),
                    rating: rating === null ? "–" : inDigits(rating),
                  })}
                  parts={{ now: (words) => <span className={styles.now}>{words}</span> }}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function originText(printedOn: string | null, shown: number, total: number): string {
  if (printedOn === null)
    return shown < total
      ? t("By id, because no ratings are known yet, the first {shown} of {total}.", { shown, total })
      : t("By id, because no ratings are known yet.");
  const date = dateText(printedOn);
  return shown < total
    ? t("Ratings from {date}, the first {shown} of {total}.", { date, shown, total })
    : t("Ratings from {date}.", { date });
}

/**
 * Shown instead of an empty leaderboard (docs/behaviour.md#leaderboard).
 *
 * @param isNarrowed whether a search or a filter hides members
 */
export function NoRankedMembers({ isNarrowed = false }: { readonly isNarrowed?: boolean }) {
  return (
    <EmptyState title={t("No Codeforces members found")}>
      <p>{t("Members need to have iscp: true to appear in this section.")}</p>
      {isNarrowed && <p>{t("Try adjusting your search criteria or filters.")}</p>}
    </EmptyState>
  );
}
