import { dateText } from "../../domain/date-text";
import * as styles from "./RegistrationFacts.module.css";

interface RegistrationFactsProps {
  readonly item: {
    readonly registrationDeadline: string | null;
    readonly maxParticipants: number | null;
    readonly currentParticipants: number | null;
    readonly organizer?: string | null;
  };
}

/** Places, deadline and organizer, those that are known. */
export function RegistrationFacts({ item }: RegistrationFactsProps) {
  const { registrationDeadline, maxParticipants, currentParticipants, organizer } = item;
  const facts = [
    { label: "Places", value: placesText(maxParticipants, currentParticipants) },
    { label: "Register by", value: registrationDeadline ? dateText(registrationDeadline) : undefined },
    { label: "Organizer", value: organizer ?? undefined },
  ].filter(({ value }) => value !== undefined);
  return facts.length === 0 ? null : (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function placesText(most: number | null, taken: number | null): string | undefined {
  if (most === null) return undefined;
  return taken === null ? String(most) : `${taken} of ${most} taken`;
}
