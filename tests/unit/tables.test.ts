import { editorAddressOf, pageOf } from "../../src/domain/addresses/editor-address";
import { addressHere } from "../../src/domain/addresses/own-parameters";
import { gatsbyFile, pageFile } from "../../src/domain/addresses/page-file";
import { absoluteUrl, withoutSlash } from "../../src/domain/addresses/served-path";
import { directionMarks, languageOf, languageParts } from "../../src/domain/language/language-of";
import { courseVideo } from "../../src/domain/my-class/video";
import { missingItemAt } from "../../src/domain/not-found";
import { mailLink, phoneLink } from "../../src/domain/people/person-description";
import { problemKey } from "../../src/domain/problems/problem-key";
import { codeforcesHandle } from "../../src/domain/ratings/ranked";
import { tierOf } from "../../src/domain/ratings/tiers";
import { barePath, sectionOf } from "../../src/domain/routes";
import { excerptOf } from "../../src/domain/search/found-pages";
import { searchKindOf, searchPartOf } from "../../src/domain/search/search-kind";
import { loginError, pathAfterLogin } from "../../src/domain/session/login";
import { parseSession } from "../../src/domain/session/session";
import { atLeast, feeText, participantsText } from "../../src/domain/text/amounts";
import { withoutContacts } from "../../src/domain/text/contacts-in-text";
import { capitalised, foldCase, initialsOf } from "../../src/domain/text/letters";
import { attachmentName, metaDescription, textOfHtml } from "../../src/domain/text/markup";
import { keyMatcher, searchKey } from "../../src/domain/text/search-key";
import { isoAtClub } from "../../src/domain/time/club-time";
import { dateText, daysText } from "../../src/domain/time/date-text";
import { spanOf } from "../../src/domain/time/schedule";
import { ContentError } from "../../src/content/read/file-text";
import { readJson } from "../../src/content/read/read-source";
import { validate } from "../../src/model/check/validate";
import { event } from "../../src/model/kinds/event";
import { portableNameError } from "../../src/model/values/file-name";
import { fileNameError } from "../../src/model/files/file-error";
import { fileFormat } from "../../src/model/files/file-format";
import type { FilePurpose } from "../../src/model/files/file-types";
import { isRealDate } from "../../src/model/values/calendar-date";
import { isReadableTime, parseClockRange, parseClockTime, type ClockTime } from "../../src/model/values/clock-time";
import { redirectSourceError } from "../../src/model/site/redirect-list";
import { codeforcesProblem } from "../../src/model/values/codeforces-problem";
import { nameSlug } from "../../src/model/values/name-slug";
import { dayOfDate } from "../../src/model/values/publish-instant";
import { isSafeTarget } from "../../src/model/values/link-target";
import { imageReferenceError, linkError } from "../../src/model/values/reference";
import { timeZoneError } from "../../src/model/values/time-zone";
import { linksIn } from "../../scripts/workflow/links.mjs";
import { matchColumns } from "../../tools/member-list/match-columns";
import { memberValue } from "../../tools/member-list/member-values";
import { parse } from "yaml";
import { describeTables } from "../support/describe-tables";

const numbers = (time: ClockTime | undefined) => time && [time.hours, time.minutes];

describeTables("tests/unit/tables/values.yaml", {
  isRealDate,
  parseClockTime: (text: string) => numbers(parseClockTime(text)),
  parseClockRange: (text: string) => {
    const range = parseClockRange(text);
    return range && [numbers(range.start), numbers(range.end) ?? null];
  },
  isReadableTime,
  codeforcesProblem,
  nameSlug,
  dayOfDate,
  timeZoneError,
});

describeTables("tests/unit/tables/files.yaml", {
  fileNameError: (name: string, purpose: FilePurpose) => fileNameError(name, purpose)?.split(", expected a")[0],
  // Each letter is a byte.
  fileFormat: (content: string) => fileFormat(Buffer.from(content, "latin1")),
  portableNameError: (name: string) => /^has (.*), expected another name$/.exec(portableNameError(name) ?? "")?.[1],
  jsonError: (text: string) => {
    try {
      return readJson(text).item;
    } catch (error) {
      return error instanceof ContentError ? `${error.place}: ${error.message}` : error;
    }
  },
});

describeTables("tests/unit/tables/fields.yaml", {
  eventError: (fields: string) => {
    const item = { id: "x", title: "X", ...(parse(`{ ${fields} }`) as object) };
    const errors = validate(event.schema, item);
    return errors
      .map(({ path, severity, message }) => [path, ...(severity === "warning" ? [severity] : []), message].join(": "))
      .join("\n");
  },
});

describeTables("tests/unit/tables/text.yaml", {
  feeText,
  participantsText,
  atLeast,
  attachmentName: (url: string | null) => attachmentName({ name: null, url }),
  withoutContacts: (text: string) => withoutContacts(text, new Set()),
  initialsOf,
  capitalised,
  hasSameFold: (one: string, other: string) => foldCase(one) === foldCase(other),
  textOfHtml,
  metaDescription: (text: string) => metaDescription(text),
  finds: (query: string, text: string) => keyMatcher(query)(searchKey(text)),
});

describeTables("tests/unit/tables/addresses.yaml", {
  editorAddressOf: (path: string) => editorAddressOf(path, { id: "node" }),
  pageOf,
  addressHere,
  pageFile,
  gatsbyFile,
  absoluteUrl: (path: string) => absoluteUrl("https://club.example.org", path),
  withoutSlash,
  mailLink,
  phoneLink,
  courseVideo: (link: string | null) => {
    const video = courseVideo(link);
    return video && `${"isPlayer" in video && video.isPlayer ? "player" : video.kind} ${video.src}`;
  },
  missingItemAt: (path: string) => {
    const item = missingItemAt(path);
    return item && [item.title, item.back.label, item.back.to];
  },
});

/** The part of a sentence that says what was expected, without its examples. */
const expectationIn = (sentence: string | undefined) =>
  sentence && (/, expected (?:a link with https, http, mailto or tel|a path such as)/.exec(sentence)?.[0] ?? sentence);

describeTables("tests/unit/tables/links.yaml", {
  linkError: (link: string) => expectationIn(linkError(link, { sitePath: false, placeholder: false })),
  imageReferenceError: (value: string) => expectationIn(imageReferenceError(value)),
  isSafeTarget,
  pathAfterLogin,
  barePath,
  sectionOf,
  codeforcesHandle,
  linksIn: (text: string) => linksIn(text).join(),
  redirectSourceError: (source: string) =>
    /, (?:with|which is) (.*), expected/.exec(redirectSourceError(source) ?? "")?.[1],
});

describeTables("tests/unit/tables/search.yaml", {
  searchKindOf,
  searchPartOf,
  excerptOf: (content: string, word: string) =>
    excerptOf(content, "Winter Camp", (each) => each.toLowerCase().includes(word))
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join(""),
  languageOf,
  directionMarks,
  languageParts: (text: string) =>
    languageParts(text).map(({ text: part, language }) => (language ? `[${language} ${part}]` : part)),
});

describeTables("tests/unit/tables/members.yaml", {
  loginError: (username: string, password: string) => {
    const error = loginError(username, password);
    return error && `${error.title}: ${error.description}`;
  },
  parseSession,
  tierLevel: (rating: number) => tierOf(rating).level,
  fieldOfColumn: (header: string) => matchColumns([header, "Member ID"])[0]?.field,
  memberValue,
});

const spanAt = (date: string | null, time: string | null, duration: string | null = null) =>
  spanOf({ date, time, duration });

describeTables("tests/unit/tables/times.yaml", {
  dateText,
  daysText: (date: string | null, endDate: string | null) => daysText({ date, endDate }),
  spanText: (date: string | null, time: string, duration: string | null) => {
    const span = spanAt(date, time, duration);
    return span && [span.start, span.end].map((instant) => isoAtClub(instant).replace(":00+06:00", ""));
  },
  hoursOf: (duration: string | null) => {
    const span = spanAt("2026-02-14", "10:00 AM", duration);
    return span && (span.end.getTime() - span.start.getTime()) / 3_600_000;
  },
});

describeTables("tests/unit/tables/problems.yaml", { problemKey });
