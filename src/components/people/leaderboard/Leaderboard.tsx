import { useCallback, useMemo, useState } from "react";
import { type DirectoryState, isFiltering, searchMembers } from "../../../domain/directory/directory-filter";
import type { DirectoryMember } from "../../../domain/directory/member-index";
import { inTier, leaderboardLines, type LeaderboardLine } from "../../../domain/ratings/leaderboard";
import type { Ratings } from "../../../domain/ratings/rating";
import { dayOf, type Snapshot } from "../../../domain/ratings/snapshot";
import { daysBetween } from "../../../domain/ratings/trend";
import { dayAtClub, zoneText } from "../../../domain/time/club-time";
import { dateText } from "../../../domain/time/date-text";
import { useAuth } from "../../../hooks/session/useAuth";
import { useNow } from "../../../hooks/useNow";
import type { Paging } from "../../../hooks/useShownCount";
import { routes } from "../../../domain/routes";
import { inDigits } from "../../../domain/text/amounts";
import { loginPath } from "../../../domain/session/login";
import { leadsSomewhere } from "../../../domain/settings/offered";
import { PhoneFold } from "../../content/PhoneFold";
import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
import { LeaderboardList } from "./ranks/LeaderboardList";
import { LeaderboardStatus, type LiveState } from "./LeaderboardStatus";
import { NoRankedMembers } from "./PrintedLeaderboard";
import { t } from "../../../words/t";
import * as styles from "./Leaderboard.module.css";
import * as buttons from "../../ui/controls/button.module.css";

interface LeaderboardProps {
  /** The participants that have been loaded, by id. */
  readonly members: readonly DirectoryMember[];
  readonly total: number;
  /** True if loading the rest has failed. */
  readonly hasFailed: boolean;
  readonly state: DirectoryState;
  readonly paging: Paging;
  readonly onShowAll: () => void;
  readonly snapshot: Snapshot | undefined;
  readonly ratings: Ratings;
  readonly live: LiveState;
  /** A note about the ratings; may be empty. */
  readonly note: string;
}

const none: Ratings = new Map();

/** The participants, by rating; live ratings replace those of the snapshot. */
export function Leaderboard(props: LeaderboardProps) {
  const { members, total, hasFailed, state, paging, onShowAll, snapshot, ratings, live, note } = props;
  const { member } = useAuth();
  const [isWanted, setWanted] = useState(false);
  const onFound = useCallback(() => setWanted(false), []);
  const today = dayAtClub(useNow(snapshot?.takenAt ?? ""));
  const lines = useMemo(() => {
    if (!snapshot) return leaderboardLines(members, { snapshot: none, live: ratings });
    const daysSince = Math.max(daysBetween(dayOf(snapshot.takenAt), today), 0);
    const { ratings: then, trends, activities } = snapshot;
    return leaderboardLines(members, { snapshot: then, live: ratings, trends, activities, today, daysSince });
  }, [members, snapshot, ratings, today]);
  const isNarrowed = isFiltering(state) || state.tier !== "";
  // Searching only the first 20 would be misleading.
  const isComplete = members.length >= total;
  const visible = useMemo(() => {
    const ids = new Set(searchMembers(members, state).map(({ id }) => id));
    return inTier(
      lines.filter((line) => ids.has(line.member.id)),
      state.tier,
    );
  }, [lines, members, state]);
  const find = () => {
    if (!visible.some((line) => line.member.id === member?.id)) onShowAll();
    setWanted(true);
  };
  return (
    <>
      <div data-about="">
        <PhoneFold label={t("About these ratings")} icon="level">
          {note && <p>{note}</p>}
          <LeaderboardStatus live={live} snapshotDay={snapshot ? dayOf(snapshot.takenAt) : ""} />
          <ActivityNote lines={lines} takenAt={snapshot?.takenAt ?? ""} />
          <FindMe lines={lines} onFind={find} />
        </PhoneFold>
      </div>
      {visible.length === 0 && isComplete ? (
        <NoRankedMembers isNarrowed={isNarrowed} />
      ) : (
        <LeaderboardList
          paging={paging}
          lines={visible}
          total={isNarrowed && isComplete ? visible.length : total}
          hasFailed={hasFailed}
          hasPodium={!isNarrowed}
          ownId={member?.id}
          isWanted={isWanted}
          onFound={onFound}
        />
      )}
    </>
  );
}

/** What the numbers of this week mean, if there are any. */
function ActivityNote({ lines, takenAt }: { readonly lines: readonly LeaderboardLine[]; readonly takenAt: string }) {
  if (!lines.some(({ week, streak }) => week > 0 || streak > 1)) return null;
  const values = { date: dateText(dayOf(takenAt)), zone: zoneText(new Date(takenAt)) };
  return (
    <p>
      {t("This week: problems solved in the seven days before {date}. Days are those of the club, {zone}.", values)}
    </p>
  );
}

interface FindMeProps {
  /** All lines, whatever the filters. */
  readonly lines: readonly LeaderboardLine[];
  readonly onFind: () => void;
}

/** The reader's own rank, and a button that scrolls to it. */
function FindMe({ lines, onFind }: FindMeProps) {
  const { member, isKnown } = useAuth();
  if (!isKnown) return null;
  if (!member && !leadsSomewhere(routes.login)) return null;
  if (!member)
    return (
      <p className={styles.own}>
        <SiteLink to={loginPath(routes.codeforces)}>{t("Sign in to find your own rank")}</SiteLink>
      </p>
    );
  const own = lines.find((line) => line.member.id === member.id);
  if (!own)
    return (
      <Text as="p" className={styles.own}>
        {t("{name}, you are not on this leaderboard.", { name: member.name })}
      </Text>
    );
  return (
    <p className={styles.own}>
      <span>{placeText(own, lines.length)}</span>
      <button type="button" className={buttons.button} onClick={onFind}>
        {t("Find me")}
      </button>
    </p>
  );
}

function placeText({ place, rating }: LeaderboardLine, total: number): string {
  if (place === undefined) return t("You have no rating yet.");
  return rating === undefined
    ? t("You are #{place} of {total}.", { place, total })
    : t("You are #{place} of {total} with {rating}.", { place, total, rating: inDigits(rating) });
}
