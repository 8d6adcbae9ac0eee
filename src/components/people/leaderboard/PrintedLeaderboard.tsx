import { dateText } from "../../../domain/time/date-text";
import { elementIds } from "../../../domain/element-ids";
import { SAMPLE_RATINGS } from "../../../domain/ratings/rating";
import { routes } from "../../../domain/routes";
import type { LeaderboardStart } from "./leaderboard-start";
import { Text } from "../../ui/Text";
import { servedPath } from "../../../domain/addresses/served-path";
import * as styles from "./PrintedLeaderboard.module.css";

/** The leaderboard for those without JavaScript. */
export function PrintedLeaderboard({ start }: { readonly start: LeaderboardStart }) {
  if (start.printed.length === 0) return null;
  return (
    <noscript>
      <section id={elementIds.codeforces} className={styles.printed}>
        <h2>Codeforces Rank</h2>
        <PrintedLines start={start} />
      </section>
    </noscript>
  );
}

/** The top of the leaderboard when the site was built: it needs nothing that might fail to load. */
export function PrintedLines({ start: { printed, printedOn, isSample, total } }: { readonly start: LeaderboardStart }) {
  const origin = printedOn === null ? "By id, because no ratings are known yet" : `Ratings from ${dateText(printedOn)}`;
  const part = printed.length < total ? `, the first ${printed.length} of ${total}` : "";
  return (
    <>
      <p className={styles.note}>{`${origin}${part}.${isSample ? ` ${SAMPLE_RATINGS}` : ""}`}</p>
      <ol className={styles.list}>
        {printed.map(({ id, name, place, rating, maxRating, title }) => (
          <li key={id} className={styles.line}>
            <span className={styles.place}>{place === null ? "–" : `#${place}`}</span>
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
                {`max ${maxRating} `}
                <span className={styles.now}>{`now ${rating}`}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
