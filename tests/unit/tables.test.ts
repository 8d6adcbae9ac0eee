import { editorAddressOf, pageOf } from "../../src/domain/addresses/editor-address";
import { addressHere } from "../../src/domain/addresses/own-parameters";
import { gatsbyFile, pageFile } from "../../src/domain/addresses/page-file";
import { absoluteUrl, withoutSlash } from "../../src/domain/addresses/served-path";
import { courseVideo } from "../../src/domain/my-class/video";
import { missingItemAt } from "../../src/domain/not-found";
import { mailLink, phoneLink } from "../../src/domain/people/person-description";
import { atLeast, feeText, participantsText } from "../../src/domain/text/amounts";
import { withoutContacts } from "../../src/domain/text/contacts-in-text";
import { capitalised, foldCase, initialsOf } from "../../src/domain/text/letters";
import { attachmentName, metaDescription, textOfHtml } from "../../src/domain/text/markup";
import { keyMatcher, searchKey } from "../../src/domain/text/search-key";
import { fileNameError } from "../../src/model/files/file-error";
import { fileFormat } from "../../src/model/files/file-format";
import type { FilePurpose } from "../../src/model/files/file-types";
import { isRealDate } from "../../src/model/values/calendar-date";
import { isReadableTime, parseClockRange, parseClockTime, type ClockTime } from "../../src/model/values/clock-time";
import { codeforcesProblem } from "../../src/model/values/codeforces-problem";
import { nameSlug } from "../../src/model/values/name-slug";
import { dayOfDate } from "../../src/model/values/publish-instant";
import { timeZoneError } from "../../src/model/values/time-zone";
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
