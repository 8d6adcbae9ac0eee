import { groupDigits } from "../../domain/text/amounts";
import { dateText } from "../../domain/time/date-text";
import type { Schedule } from "../../domain/time/schedule";
import { exceptText } from "../../domain/time/recurrence-text";
import { isCancelled } from "../../domain/activities/event-status";
import { LabelledFacts } from "../content/facts/LabelledFacts";

interface RegistrationFactsProps {
  readonly item: Schedule & {
    readonly status: string | null;
    readonly registrationDeadline: string | null;
    readonly maxParticipants: number | null;
    readonly currentParticipants: number | null;
    readonly organizer?: string | null;
  };
}

/**
 * The exceptions to come, the places, the deadline and the organizer, as far as they are known; for a cancelled one,
 * only the organizer.
 */
export function RegistrationFacts({ item }: RegistrationFactsProps) {
  const { registrationDeadline, maxParticipants, currentParticipants, organizer } = item;
  const places = [
    { label: "Except on", value: exceptText(item) },
    { label: "Places", value: placesText(maxParticipants, currentParticipants) },
    { label: "Register by", value: registrationDeadline ? dateText(registrationDeadline) : undefined },
  ];
  return <LabelledFacts facts={[...(isCancelled(item) ? [] : places), { label: "Organizer", value: organizer }]} />;
}

function placesText(most: number | null, taken: number | null): string | undefined {
  if (most === null) return undefined;
  return taken === null ? groupDigits(most) : `${groupDigits(taken)} of ${groupDigits(most)} taken`;
}
