import { DAY } from "../../domain/time/durations";
import { offsetAt } from "../../domain/time/zone-offset";
import { defaultSettings } from "../../model/club-settings";
import { club } from "../../model/site/club";
import { settings } from "../../model/site/settings";
import { timeZoneError } from "../../model/values/time-zone";
import type { ClubChoices } from "./club-choices";
import { fieldQuestions, type FieldQuestion } from "./club-questions";

/** The first content of a club: the fields of each file by its path in the content folder. */
export function clubContent(choices: ClubChoices, now: Date): ReadonlyMap<string, object> {
  const { answers, off } = choices;
  const fieldsIn = (file: FieldQuestion["file"]) =>
    Object.fromEntries(
      fieldQuestions.flatMap((question) => {
        const value = answers.get(question.flag);
        return question.file === file && value !== undefined ? [[question.field, value] as const] : [];
      }),
    );
  const name = answers.get("name") ?? "";
  const zone = zoneOf(answers.get("time-zone"));
  const files = new Map<string, object>([
    [club.file, fieldsIn(club.file)],
    ["site/home.json", { heroTitle: name, heroText: `Welcome to ${name}.`, terminal: ["whoami", name] }],
  ]);
  const chosen = { ...fieldsIn(settings.file), ...(off.length > 0 && { off }) };
  if (Object.keys(chosen).length > 0) files.set(settings.file, chosen);
  if (!off.includes("notices"))
    files.set("notices/welcome.json", {
      id: "welcome",
      title: `${name} has a new website`,
      date: dayIn(zone, now),
      content: "From now on, our news is here. **Change this notice**, or delete its file.",
      category: "general",
    });
  if (!off.includes("events"))
    files.set("events/first-meeting.json", {
      id: "first-meeting",
      title: "Our next meeting",
      date: dayIn(zone, new Date(now.getTime() + 14 * DAY)),
      time: "5:00 PM - 6:30 PM",
      description: "An example of an event: change its date and place, or delete its file.",
      category: "meeting",
    });
  return files;
}

/** The zone of the new club: the settings of this process are those of another one. The content check refuses a wrong name. */
function zoneOf(answer: string | undefined): string {
  return answer !== undefined && timeZoneError(answer) === undefined ? answer : defaultSettings.timeZone;
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
function dayIn(zone: string, instant: Date): string {
  return new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString().slice(0, 10);
}
