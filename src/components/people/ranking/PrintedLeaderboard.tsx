import { unpackMembers } from "../../../domain/directory/member-index";
import { dateText } from "../../../domain/date-text";
import { standings } from "../../../domain/ratings/ranking";
import { dayOf, unpackSnapshot } from "../../../domain/ratings/snapshot";
import { RankCard } from "./RankCard";
import type { RankingStart } from "./ranking-start";
import * as styles from "./PrintedLeaderboard.module.css";

/** The first of the ranking as they were when the site was built, for those without JavaScript. */
export function PrintedLeaderboard({ top, ratings, total }: RankingStart) {
  const members = unpackMembers(top) ?? [];
  const snapshot = unpackSnapshot(ratings);
  if (members.length === 0) return null;
  const lines = standings(members, { snapshot: snapshot?.ratings ?? new Map(), live: new Map() });
  return (
    <noscript>
      <section id="codeforces" className={styles.printed}>
        <h2>Codeforces Rank</h2>
        <p>
          {snapshot ? `The ratings of ${dateText(dayOf(snapshot.takenAt))}` : "By id, for no ratings are known yet"}
          {members.length < total && `, the first ${members.length} of ${total}`}.
        </p>
        <ol className={styles.list}>
          {lines.map((line) => (
            <li key={line.member.id}>
              <RankCard {...line} isMine={false} />
            </li>
          ))}
        </ol>
      </section>
    </noscript>
  );
}
