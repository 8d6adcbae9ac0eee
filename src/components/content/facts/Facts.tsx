import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import * as styles from "./Facts.module.css";
import { participantsText } from "../../../domain/text/amounts";
import { daysText, recurrenceText, timeText } from "../../../domain/time/date-text";
import type { Schedule } from "../../../domain/time/schedule";

export interface Fact {
  readonly icon: IconName;
  readonly label: string;
  readonly value: ReactNode;
}

/** Date, time, venue and the like, each under its label for those who can't see the icons. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>
            <Icon name={icon} />
            <span className="visually-hidden">{label}</span>
          </dt>
          {typeof value === "string" ? <Text as="dd">{value}</Text> : <dd>{value}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface Scheduled extends Schedule {
  /** The date to show; for a repeated event, that of the occurrence that matters now. */
  readonly date: string | null;
  readonly time: string | null;
  readonly venue?: string | null;
  readonly participants?: string | null;
}

/** When, how often, where and how many. What is unknown is left out, except the date, which then says so. */
export function scheduleFacts(scheduled: Scheduled): Fact[] {
  const { venue, participants } = scheduled;
  const time = timeText(scheduled);
  const repeated = recurrenceText(scheduled);
  const people = participantsText(participants);
  return [
    { icon: "calendar", label: "Date", value: daysText(scheduled) },
    ...(repeated ? [{ icon: "calendar", label: "Repeats", value: repeated } as const] : []),
    ...(time ? [{ icon: "clock", label: "Time", value: time } as const] : []),
    ...(venue ? [{ icon: "place", label: "Venue", value: venue } as const] : []),
    ...(people ? [{ icon: "people", label: "Participants", value: people } as const] : []),
  ];
}
