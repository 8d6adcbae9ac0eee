import { DAY, offsetAt } from "../../src/domain/time/club-time";
import { defaultSettings } from "../../src/model/club-settings";
import { club } from "../../src/model/site/club";
import { home } from "../../src/model/site/home";
import { settings } from "../../src/model/site/settings";
import { timeZoneError } from "../../src/model/values/time-zone";
import { betweenCommas, type ClubChoices } from "./club-choices";
import { fieldQuestions } from "./club-questions";
import { t } from "../../src/words/t";

/** The first content of a club: the fields of each file by its path in the content folder. */
export function clubContent({ answers, off }: ClubChoices, now: Date): ReadonlyMap<string, object> {
  const fieldsIn = (file: string) =>
    Object.fromEntries(
      fieldQuestions.flatMap((question) => {
        const value = answers.get(question.flag);
        return question.file === file && value !== undefined ? [[question.field, value] as const] : [];
      }),
    );
  const [name = "", about] = ["name", "about"].map((flag) => answers.get(flag));
  const skills = betweenCommas(answers.get("skills") ?? "");
  const zone = zoneOf(answers.get("time-zone"));
  const files = new Map<string, object>([
    [club.file, fieldsIn(club.file)],
    [
      home.file,
      {
        heroTitle: name,
        ...(about !== undefined && { heroText: about }),
        ...(skills.length > 0 && { skills: skills.map((title) => ({ title })) }),
        terminal: ["$ whoami", name, ...(skills.length > 0 ? ["$ ls what-we-do", skills.join(", ")] : [])],
      },
    ],
  ]);
  const chosen = { ...fieldsIn(settings.file), ...(off.length > 0 && { off }) };
  if (Object.keys(chosen).length > 0) files.set(settings.file, chosen);
  if (!off.includes("notices"))
    files.set("notices/welcome.json", {
      id: "welcome",
      title: t("{club} has a new website", { club: name }),
      date: dayIn(zone, now),
      content: t("From now on, our news is here."),
      category: "general",
    });
  if (!off.includes("events"))
    files.set("events/first-meeting.json", {
      id: "first-meeting",
      title: t("Our next meeting"),
      date: dayIn(zone, new Date(now.getTime() + 14 * DAY)),
      time: "5:00 PM - 6:30 PM",
      description: t("An example of an event: change its date and place, or delete its file."),
      category: "meeting",
    });
  return files;
}

/**
 * The zone of the new club, since this process has the settings of another club. The content check reports a wrong
 * name.
 */
function zoneOf(answer: string | undefined): string {
  return answer !== undefined && timeZoneError(answer) === undefined ? answer : defaultSettings.timeZone;
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
function dayIn(zone: string, instant: Date): string {
  return new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString().slice(0, 10);
}
