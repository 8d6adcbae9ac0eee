import { existsSync, readdirSync } from "node:fs";
import { rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { checkContent, hasErrors, reportLines } from "../../src/content/check/check-content";
import { replaceFile } from "../../src/outputs/writing/replace-file";
import { DAY } from "../../src/domain/time/club-time";
import { defaultSettings } from "../../src/model/club-settings";
import { club } from "../../src/model/site/club";
import { home } from "../../src/model/site/home";
import { settings } from "../../src/model/site/settings";
import { timeZoneError } from "../../src/model/values/time-zone";
import type { ClubChoices } from "./club-choices";
import { fieldQuestions, type FieldQuestion } from "./club-questions";
import { LOGO } from "./draw-monogram";
import { dayIn, MEETING, meetingEvent, meetingIn, skillsIn, terminalLines } from "./first-content";
import { t } from "../../src/words/t";

/**
 * Writes the repository of a new club, all of it or nothing.
 *
 * @param content the fields of each file by its path in the content folder
 * @param others all other files by their paths
 * @throws Error if the folder is in use, or with what the content check finds in what was chosen
 */
export async function writeClub(
  target: string,
  content: ReadonlyMap<string, object>,
  others: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  refuseUsedFolder(target);
  const draft = `${target}.new-${process.pid}`;
  try {
    for (const [file, fields] of content)
      await replaceFile(path.join(draft, "content", file), `${JSON.stringify(fields, null, 2)}\n`);
    for (const [file, text] of others) await replaceFile(path.join(draft, file), text);
    const report = checkContent(path.join(draft, "content"));
    if (hasErrors(report)) throw new Error(reportLines(report).join("\n").replaceAll(`${draft}/`, ""));
    if (existsSync(target)) await rmdir(target);
    await rename(draft, target);
  } catch (error) {
    // No one but this function knows the draft.
    throw error instanceof Error ? new Error(error.message.replaceAll(draft, target), { cause: error }) : error;
  } finally {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** @throws Error if the folder holds anything, or is a file */
export function refuseUsedFolder(target: string): void {
  if (!existsSync(target)) return;
  let isEmpty = false;
  try {
    isEmpty = readdirSync(target).length === 0;
  } catch {
    // It is a file, or may not be read.
  }
  if (!isEmpty) throw new Error(t("{folder} is not an empty folder: choose another one", { folder: target }));
}

/** The first content of a club, with a logo at `LOGO`: the fields of each file by its path in the content folder. */
export function clubContent(choices: ClubChoices, now: Date): ReadonlyMap<string, object> {
  const { answers, off } = choices;
  const skills = skillsIn(answers.get("skills") ?? "");
  const meeting = answers.get("meeting");
  const about = answers.get("about");
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
    [club.file, { ...fieldsIn(club.file), logo: `../${LOGO}` }],
    [
      home.file,
      {
        heroTitle: name,
        ...(about !== undefined && { heroText: about }),
        ...(skills.length > 0 && { skills }),
        terminal: terminalLines(name, skills, meeting),
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
  if (!off.includes("events") && meeting !== undefined)
    files.set(`events/${MEETING}.json`, meetingEvent(meetingIn(meeting), zone, now));
  else if (!off.includes("events"))
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

/** The zone of the new club: the settings of this process are those of another one. The content check refuses a wrong name. */
function zoneOf(answer: string | undefined): string {
  return answer !== undefined && timeZoneError(answer) === undefined ? answer : defaultSettings.timeZone;
}
