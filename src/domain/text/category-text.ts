import { t } from "../../words/t";

/** The category of an event or a notice in the language of the interface; another word than the usual ones as it is. */
export function categoryText(category: string): string {
  return t(
    "{category, select, competition {competition} workshop {workshop} seminar {seminar} meeting {meeting} general {general} academic {academic} event {event} registration {registration} deadline {deadline} other {{otherwise}}}",
    { category, otherwise: category },
  );
}
