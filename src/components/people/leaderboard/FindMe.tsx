import type { LeaderboardLine } from "../../../domain/ratings/leaderboard";
import { routes } from "../../../domain/routes";
import { loginPath } from "../../../domain/session/login";
import { useAuth } from "../../../hooks/session/useAuth";
import { SiteLink } from "../../navigation/SiteLink";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./FindMe.module.css";
import { leadsSomewhere } from "../../../domain/settings/offered";
import { Text } from "../../ui/Text";

interface FindMeProps {
  /** All lines, regardless of the filters. */
  readonly lines: readonly LeaderboardLine[];
  readonly onFind: () => void;
}

/** The reader's own place, and a button that leads to it. */
export function FindMe({ lines, onFind }: FindMeProps) {
  const { member, isKnown } = useAuth();
  if (!isKnown) return null;
  if (!member && !leadsSomewhere(routes.login)) return null;
  if (!member)
    return (
      <p className={styles.own}>
        <SiteLink to={loginPath(routes.codeforces)}>Sign in to find your own rank</SiteLink>
      </p>
    );
  const own = lines.find((line) => line.member.id === member.id);
  if (!own) return <Text as="p" className={styles.own}>{`${member.name}, you are not on this leaderboard.`}</Text>;
  return (
    <p className={styles.own}>
      <span>
        {own.place === undefined
          ? "You have no rating yet."
          : `You are #${own.place} of ${lines.length}${own.rating === undefined ? "" : ` with ${own.rating}`}.`}
      </span>
      <button type="button" className={buttons.button} onClick={onFind}>
        Find me
      </button>
    </p>
  );
}
