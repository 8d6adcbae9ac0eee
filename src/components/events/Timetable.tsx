import { timetableOf } from "../../domain/activities/timetable";
import { TextSection } from "../content/TextList";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import * as styles from "./Timetable.module.css";

interface TimetableProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A schedule with its times in a column of their own, day by day; a list if its lines name no times. */
export function Timetable({ title, lines }: TimetableProps) {
  const parts = timetableOf(lines);
  if (!parts) return <TextSection title={title} lines={lines} />;
  return (
    <Section title={title}>
      <table className={styles.table}>
        {parts.map(({ day, rows }, part) => (
          <tbody key={part}>
            {day !== "" && (
              <tr>
                <th colSpan={2} scope="rowgroup" className={styles.day}>
                  <Text>{day}</Text>
                </th>
              </tr>
            )}
            {rows.map(({ time, text, isBreak }, index) => (
              <tr key={index} data-break={isBreak || undefined}>
                <th scope="row" className={styles.time}>
                  <Text>{time}</Text>
                </th>
                <td>
                  <Text>{text}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
