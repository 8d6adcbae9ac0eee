import type { ReactNode } from "react";
import { registrationTarget } from "../../domain/activities/taking-part";
import type { ListedActivity } from "../../domain/activities/listed-activity";
import { feeText } from "../../domain/text/amounts";
import { capitalised } from "../../domain/text/letters";
import { monthText } from "../../domain/time/date-text";
import { isRealDate } from "../../model/values/calendar-date";
import { LinkedText } from "../navigation/LinkedText";
import { Card } from "../content/cards/Card";
import { Facts } from "../content/facts/Facts";
import { scheduleFacts } from "../content/facts/schedule-facts";
import { ButtonLink } from "../navigation/ButtonLink";
import { TextLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import { ActionName } from "../ui/Sentence";
import * as styles from "./ActivityCard.module.css";

interface ActivityCardProps {
  /** For a repeated one, with the date of the occurrence to show. */
  readonly activity: ListedActivity;
  /** What it is, in one word, shown if it has no picture. */
  readonly kind: string;
  readonly path: string;
  /** The words of the link to its page, for `ActionName`. */
  readonly more: string;
  readonly tags: ReactNode;
  readonly canRegister: boolean;
  readonly eager?: boolean;
}

export function ActivityCard({ activity, kind, path, more, tags, canRegister, eager = false }: ActivityCardProps) {
  const { title, description, date, picture } = activity;
  const price = feeText(activity.fee);
  return (
    <Card
      heading={<TextLink to={path}>{title}</TextLink>}
      level="h3"
      picture={picture}
      drawing={<DrawnPicture date={date} kind={kind} />}
      eager={eager}
      tags={tags}
      actions={
        <>
          <ButtonLink to={path}>
            <ActionName text={more} name={title} />
          </ButtonLink>
          {canRegister && (
            <>
              <ButtonLink
                primary
                to={registrationTarget(activity.registrationLink, path)}
                newTab={!!activity.registrationLink}
              >
                <ActionName text={t("Register<hidden> for <name/></hidden>")} name={title} />
              </ButtonLink>
              {price !== undefined && <span className={styles.fee}>{price}</span>}
            </>
          )}
        </>
      }
    >
      <Facts facts={scheduleFacts(activity)} />
      {description && <LinkedText as="p">{description}</LinkedText>}
    </Card>
  );
}

interface DrawnPictureProps {
  /** `YYYY-MM-DD` */
  readonly date: string | null;
  readonly kind: string;
}

/** Shown when an event or workshop has no picture: its day and what it is, in the club's colour. */
function DrawnPicture({ date, kind }: DrawnPictureProps) {
  const day = date && isRealDate(date) ? date : undefined;
  return (
    <div className={styles.drawing} aria-hidden="true">
      {day && (
        <span className={styles.date}>
          <span className={styles.day}>{Number(day.slice(-2))}</span>
          <span>{monthText(day.slice(0, 7))}</span>
        </span>
      )}
      <Text as="span" className={styles.kind}>
        {capitalised(kind)}
      </Text>
    </div>
  );
}
