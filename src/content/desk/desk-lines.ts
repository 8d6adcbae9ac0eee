import { checkItems } from "../check/check-items";
import type { Content, ContentItem } from "../content";
import { inNaturalOrder } from "../../domain/text/natural-order";
import type { HeadOf } from "../rules/check-references";
import { placedMessage, severityWord } from "../../model/check/sentence";
import { course } from "../../model/kinds/course";
import type { Diagnostic } from "../../model/check/diagnostic";
import {
  missingAltTexts,
  missingVideos,
  pastDates,
  pastSessions,
  waitingItems,
  deskTopics,
  type DeskLine,
} from "./item-lines";
import { missingTranslations } from "./translation-lines";
import { dayAtClub } from "../../domain/time/club-time";
import { dateText } from "../../domain/time/date-text";
import { seriesDays } from "../../domain/time/recurrence";
import { scheduleOf } from "../../domain/time/schedule-of";
import { isUsed } from "../../model/parts";
import { isRealDate } from "../../model/values/calendar-date";
import { kinds } from "../../model/content-model";
import type { Kind } from "../../model/kind";
import { normalised } from "../../model/schema/normalise";
import { typeOfName } from "../../model/files/file-types";
import { referencedFiles } from "../rules/item-targets";
import { inEachLanguage } from "../translations/translated-items";
import { t } from "../../words/t";

interface DeskSurroundings {
  readonly now: Date;
  readonly staticFiles: ReadonlySet<string>;
  readonly headOf: HeadOf;
  /** The files of the media folder; undefined if they are not known. */
  readonly mediaFiles: readonly string[] | undefined;
}

/** Everything in a content tree that is wrong or stale, by topic and then by file. */
export function deskLines(content: Content, { now, staticFiles, headOf, mediaFiles }: DeskSurroundings): DeskLine[] {
  const items = content.items;
  const alt = items.flatMap((item) => inEachLanguage(item, missingAltTexts));
  const past = items.flatMap((item) => pastDates(item, now));
  const lines = [
    ...alt,
    ...past,
    ...checkLines(checkItems(content, staticFiles, headOf, items, now), [...alt, ...past]),
    // An unreadable file may use any of them.
    ...(content.unread.length > 0 ? [] : unusedPictures(items, mediaFiles ?? [])),
    ...items.flatMap((item) => [...pastSessions(item, now), ...waitingItems(item, now)]),
    ...items.filter(({ source }) => source === course).flatMap(missingVideos),
    ...quietKinds(items, now),
    ...items.flatMap(missingTranslations),
  ];
  const topics = Object.keys(deskTopics);
  return lines.sort(
    (a, b) =>
      topics.indexOf(a.topic) - topics.indexOf(b.topic) ||
      inNaturalOrder(a.file, b.file) ||
      inNaturalOrder(a.path, b.path),
  );
}

function checkLines(diagnostics: readonly Diagnostic[], others: readonly DeskLine[]): DeskLine[] {
  const said = new Set(others.map(({ file, path }) => `${file}: ${path}`));
  return diagnostics.filter(({ file, path }) => !said.has(`${file}: ${path}`)).map(checkLine);
}

export function checkLine({ code, severity, file, path, message }: Diagnostic): DeskLine {
  return {
    topic: code === "broken-reference" || code === "waiting-reference" ? "links" : "check",
    file,
    path,
    message: placedMessage(severityWord(severity), message),
  };
}

function unusedPictures(items: readonly ContentItem[], mediaFiles: readonly string[]): DeskLine[] {
  const used = new Set(items.flatMap((item) => [...referencedFiles(item)]));
  return mediaFiles
    .filter((file) => typeOfName(file)?.family === "picture" && !used.has(file))
    .map((file) => ({
      topic: "unused",
      file,
      path: "",
      message: t("is a picture that nothing uses: delete it in Media"),
    }));
}

/** A term of study, in months. */
const TERM = 6;

/** Kinds of dated items without any from the last term. Kinds that the club has never used are left out. */
function quietKinds(items: readonly ContentItem[], now: Date): DeskLine[] {
  const termAgo = dayAtClub(new Date(new Date(now).setUTCMonth(now.getUTCMonth() - TERM)));
  return kinds
    .filter(({ folder }) => isUsed(folder))
    .flatMap((kind) => {
      const dated = items
        .filter(({ source }) => source === kind)
        .flatMap((item) => {
          const day = lastDay(kind, item);
          return day === undefined ? [] : [{ item, day }];
        });
      const [newest] = dated.sort((a, b) => Number(a.day < b.day) - Number(a.day > b.day));
      if (newest === undefined || newest.day >= termAgo) return [];
      const message = t("is the newest of {list}, of {date}: is there nothing to add?", {
        list: kind.plural,
        date: dateText(newest.day),
      });
      return [{ topic: "quiet", file: newest.item.file, path: "", message }];
    });
}

function lastDay(kind: Kind, { fields }: ContentItem): string | undefined {
  const item = normalised(kind.schema, fields);
  const days = [...seriesDays(scheduleOf(item)), item.publishDate].filter((day) => typeof day === "string");
  return days.filter(isRealDate).sort().at(-1);
}
