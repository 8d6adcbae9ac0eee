import { memo, type Ref } from "react";
import { memberPicture } from "../../../../domain/directory/member-words";
import type { LeaderboardLine } from "../../../../domain/ratings/leaderboard";
import { routes } from "../../../../domain/routes";
import { tierOf } from "../../../../domain/ratings/tiers";
import { inDigits } from "../../../../domain/text/amounts";
import { TextLink } from "../../../navigation/SiteLink";
import { Avatar } from "../../../ui/Avatar";
import { Tag } from "../../../ui/Tag";
import { Text } from "../../../ui/Text";
import { RatingTrend } from "./RatingTrend";
import { t } from "../../../../words/t";
import { Sentence } from "../../../ui/Sentence";
import * as styles from "./RankCard.module.css";

interface RankCardProps extends LeaderboardLine {
  readonly isMine: boolean;
  readonly isHigh?: boolean;
  readonly eager?: boolean;
  /** For the focus, when the reader asks for their own rank. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** One member of the leaderboard. Memoized: rendered again only if a value of its line changes. */
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
    week,
    streak,
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
            <span className="visually-hidden">{t("not ranked")}</span>
          </>
        ) : (
          `#${inDigits(place)}`
        )}
      </span>
      <Avatar name={name} source={memberPicture(member)} eager={eager} className={styles.avatar} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <TextLink to={routes.item("members", id)}>{name}</TextLink>
        </h2>
        <p className={styles.facts}>
          {handle && <span>{handle}</span>} <Text as="span">{session}</Text>
          {isMine && <Tag tone="accent">{t("You")}</Tag>}
        </p>
        <p className={styles.title}>
          <Text as="span" className={styles.rank}>
            {title || t("rating not known")}
          </Text>
          {presentTitle && (
            <>
              <Sentence
                text={t(", now <title/>||after the title of a member's highest rating")}
                parts={{
                  title: (
                    <Text as="span" className={styles.rank}>
                      {presentTitle}
                    </Text>
                  ),
                }}
              />
            </>
          )}
          <RatingTrend line={trend} rating={rating} recentChange={recentChange} />
        </p>
        {(week > 0 || streak > 1) && (
          <p className={styles.facts}>
            {week > 0 && (
              <span>{t("{count, plural, one {# problem} other {# problems}} this week", { count: week })}</span>
            )}{" "}
            {streak > 1 && <span>{t("{count, plural, one {# day} other {# days}} in a row", { count: streak })}</span>}
          </p>
        )}
      </div>
      <div className={styles.ratings}>
        <RatingValue label={t("max||the highest rating")} rating={maxRating} />
        <RatingValue label={t("now||the present rating")} rating={rating} />
        <RatingChange change={change} />
      </div>
    </article>
  );
});

/** How much a rating has moved since the snapshot; its space stays empty if that is unknown. */
function RatingChange({ change }: { readonly change: number | undefined }) {
  if (change === undefined) return null;
  const direction = change > 0 ? "up" : change < 0 ? "down" : "same";
  return (
    <span className={styles.change} data-direction={direction}>
      <span aria-hidden="true">{`${signs[direction]} ${inDigits(Math.abs(change))}`}</span>
      <span className="visually-hidden">{changeText(change)}</span>
    </span>
  );
}

const signs = { up: "▲", down: "▼", same: "=" };

function changeText(change: number): string {
  const points = Math.abs(change);
  if (change === 0) return t("as in the snapshot");
  return change > 0
    ? t("{points} more than in the snapshot", { points })
    : t("{points} less than in the snapshot", { points });
}

interface RatingValueProps {
  readonly label: string;
  readonly rating: number | undefined;
}

/** A rating in the colour of its tier, with bars beside it: the higher the tier, the more. */
function RatingValue({ label, rating }: RatingValueProps) {
  const { level } = tierOf(rating ?? 0);
  return (
    <span className={styles.value} data-tier={level}>
      <span className={styles.label}>{label}</span>{" "}
      <span className={styles.number}>{rating === undefined ? "–" : inDigits(rating)}</span>
      <svg className={styles.bars} viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={level} height="1" />
      </svg>
    </span>
  );
}
