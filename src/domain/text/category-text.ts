import { clubSettings } from "../../model/build-info";
import { t } from "../../words/t";
import { capitalised } from "./letters";

/**
 * The category of an event or a notice in the language of the interface; other words than the usual ones are unchanged.
 */
export function categoryText(category: string): string {
  if (process.env.GATSBY_LANGUAGES !== process.env.GATSBY_LANGUAGE) {
    const own = clubSettings().categoryWords?.[category];
    if (own !== undefined) return own;
  }
  return t(
    "{category, select, competition {competition} workshop {workshop} seminar {seminar} meeting {meeting} general {general} academic {academic} event {event} registration {registration} deadline {deadline} other {{otherwise}}}",
    { category, otherwise: category },
  );
}

/**
 * Who a workshop, a course or a resource is for, as its label shows it; words that the content model does not know are
 * unchanged.
 */
export function levelText(level: string): string {
  return t("{level, select, beginner {Beginner} intermediate {Intermediate} advanced {Advanced} other {{otherwise}}}", {
    level: level.trim().toLowerCase(),
    otherwise: capitalised(level),
  });
}
