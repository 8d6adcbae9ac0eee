import { memo, type Ref } from "react";
import { memberPicture } from "../../../../domain/directory/member-words";
import type { LeaderboardLine } from "../../../../domain/ratings/leaderboard";
import { routes } from "../../../../domain/routes";
import { SiteLink } from "../../../navigation/SiteLink";
import { Avatar } from "../../../ui/Avatar";
import { Tag } from "../../../ui/Tag";
import { RatingChange } from "./RatingChange";
import { RatingTrend } from "./RatingTrend";
import { RatingValue } from "./RatingValue";
import { Text } from "../../../ui/Text";
import * as styles from "./RankCard.module.css";

interface RankCardProps extends LeaderboardLine {
  /** True if it is the reader's own. */
  readonly isMine: boolean;
  /** True if it is on the podium. */
  readonly isHigh?: boolean;
  readonly eager?: boolean;
  /** Takes the focus once the reader asks for their own place. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** One member of the leaderboard. It is rendered again only if a value of its line changes. */
export const RankCard = memo(function RankCard(props: RankCardProps) {
  const {
    member,
    place,
    rating,
    maxRating,
    title,
    presentTitle,
    change,
    recentChange,
    trend,
    isMine,
    isHigh = false,
    eager = false,
    ref,
  } = props;
  const { id, name, session, handle } = member;
  return (
    <article
      ref={ref}
      className={isHigh ? styles.high : styles.card}
      data-place={place}
      data-mine={isMine || undefined}
      tabIndex={-1}
    >
      <span className={styles.place}>
        {place === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">not ranked</span>
          </>
        ) : (
          `#${place}`
        )}
      </span>
      <Avatar name={name} source={memberPicture(member)} eager={eager} className={styles.avatar} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <SiteLink to={routes.item("members", id)}>
            <Text>{name}</Text>
          </SiteLink>
        </h2>
        <p className={styles.facts}>
          {handle && <span>{handle}</span>} <Text as="span">{session}</Text>
          {isMine && <Tag tone="accent">You</Tag>}
        </p>
        <p className={styles.title}>
          <Text as="span" className={styles.rank}>
            {title || "rating not known"}
          </Text>
          {presentTitle && (
            <>
              , now{" "}
              <Text as="span" className={styles.rank}>
                {presentTitle}
              </Text>
            </>
          )}
          <RatingTrend line={trend} rating={rating} recentChange={recentChange} />
        </p>
      </div>
      <div className={styles.ratings}>
        <RatingValue label="max" rating={maxRating} />
        <RatingValue label="now" rating={rating} />
        <RatingChange change={change} />
      </div>
    </article>
  );
});
