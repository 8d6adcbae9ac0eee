import { checkItems } from "../check/check-items";
import type { Content } from "../content";
import { inNaturalOrder } from "../../domain/text/natural-order";
import type { HeadOf } from "../rules/check-references";
import { placedMessage, severityWord } from "../../model/check/sentence";
import { course } from "../../model/course";
import type { Diagnostic } from "../../model/check/diagnostic";
import { missingAltTexts } from "./missing-alt-texts";
import { missingVideos } from "./missing-videos";
import { pastDates } from "./past-dates";
import { pastSessions } from "./past-sessions";
import { quietKinds } from "./quiet-kinds";
import { unusedPictures } from "./unused-pictures";
import { waitingItems } from "./waiting-items";
import { deskTopics, type DeskLine } from "./desk-line";

interface DeskSurroundings {
  readonly now: Date;
  /** The paths of the files that are served as they are. */
  readonly staticFiles: ReadonlySet<string>;
  readonly headOf: HeadOf;
  /** The files of the media folder; undefined if they are not known. */
  readonly mediaFiles: readonly string[] | undefined;
}

/** Everything in a content tree that is wrong or stale, by topic and then by file. */
export function deskLines(content: Content, { now, staticFiles, headOf, mediaFiles }: DeskSurroundings): DeskLine[] {
  const items = content.items;
  const alt = items.flatMap(missingAltTexts);
  const lines = [
    ...alt,
    ...checkLines(checkItems(content, staticFiles, headOf, items, now), alt),
    // A file that can't be read may use any of them.
    ...(content.unread.length > 0 ? [] : unusedPictures(items, mediaFiles ?? [])),
    ...items.flatMap((item) => [...pastDates(item, now), ...pastSessions(item, now), ...waitingItems(item, now)]),
    ...items.filter(({ source }) => source === course).flatMap(missingVideos),
    ...quietKinds(items, now),
  ];
  const topics = Object.keys(deskTopics);
  return lines.sort(
    (a, b) =>
      topics.indexOf(a.topic) - topics.indexOf(b.topic) ||
      inNaturalOrder(a.file, b.file) ||
      inNaturalOrder(a.path, b.path),
  );
}

/** What the content check says, without what the desk says itself. */
function checkLines(diagnostics: readonly Diagnostic[], others: readonly DeskLine[]): DeskLine[] {
  const said = new Set(others.map(({ file, path }) => `${file}: ${path}`));
  return diagnostics.filter(({ file, path }) => !said.has(`${file}: ${path}`)).map(checkLine);
}

/** A diagnostic of the content check as a line of the desk. */
export function checkLine({ code, severity, file, path, message }: Diagnostic): DeskLine {
  return {
    topic: code === "broken-reference" || code === "waiting-reference" ? "links" : "check",
    file,
    path,
    message: placedMessage(severityWord(severity), message),
  };
}
