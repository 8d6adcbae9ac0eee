import { capitalised } from "../../domain/text/letters";
import { monthText } from "../../domain/time/date-text";
import { isRealDate } from "../../model/values/calendar-date";
import { Text } from "../ui/Text";
import * as styles from "./DrawnPicture.module.css";

interface DrawnPictureProps {
  /** `YYYY-MM-DD` */
  readonly date: string | null;
  /** A word for what it is, such as 'competition'. */
  readonly kind: string;
}

/** Takes the place of a picture that an event or workshop does not have: its day and what it is, in the club's colour. */
export function DrawnPicture({ date, kind }: DrawnPictureProps) {
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
