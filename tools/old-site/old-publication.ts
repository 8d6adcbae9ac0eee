import { isScheduled } from "../../src/domain/publication/publication";
import { clubTimeZone } from "../../src/domain/time/club-time";
import { quote } from "../../src/model/check/sentence";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { withoutEmpties } from "../../src/model/schema/normalise";
import { readDayAndTime } from "../../src/model/values/publish-instant";
import { plainName } from "./article-fields";
import { t } from "../../src/words/t";

export interface OldPublication {
  readonly fields: { readonly status?: "draft"; readonly publishAt?: string };
  /** Why it becomes a draft, in a sentence, if its file has values that we don't know. */
  readonly note?: string;
}

type Words = readonly string[];
const yes: Words = ["true", "yes", "y", "on", "1"];
const no: Words = ["false", "no", "n", "off", "0"];

/**
 * The values of fields in other programs for public articles, and for private ones.
 */
const fieldWords = new Map<string, { readonly open: Words; readonly closed: Words }>([
  ...["published", "publish", "public"].map((name) => [name, { open: yes, closed: no }] as const),
  ...["draft", "hidden", "private", "unlisted", "headless"].map((name) => [name, { open: no, closed: yes }] as const),
  ["status", { open: ["published", "publish", "public"], closed: ["draft"] }],
  ["visibility", { open: ["public"], closed: ["private"] }],
]);

/**
 * Whether the old site showed an article, and since when. Unknown values make it a draft, so that no private article
 * becomes public.
 *
 * @param file its path, with the folders of its program
 */
export function oldPublication(old: JsonObject, file: string, now: Date): OldPublication {
  const kept = Object.entries(old).flatMap(([name, value]) => readField(name, value) ?? []);
  const isPutAside = /(?:^|\/)(?:_?drafts\/|_[^/]*$)/i.test(file);
  const end = dayAt(old, ["expirydate", "unpublishdate"]);
  const isOver = end !== undefined && !isScheduled({ publishAt: end }, now, clubTimeZone());
  if (kept.length > 0 || isPutAside || isOver || isWithoutPage(old)) {
    const note = kept.find((each) => each.note !== undefined)?.note;
    return { fields: { status: "draft" }, ...(note !== undefined && { note }) };
  }
  const start = dayAt(old, ["publishdate", "date"]);
  return {
    fields: start !== undefined && isScheduled({ publishAt: start }, now, clubTimeZone()) ? { publishAt: start } : {},
  };
}

/** Undefined for a field that does not hide an article. */
function readField(name: string, value: unknown): { note?: string } | undefined {
  const words = fieldWords.get(fieldName(name));
  if (words === undefined || withoutEmpties(value) === undefined) return undefined;
  const written = typeof value === "string" ? value.trim() : JSON.stringify(value);
  const word = written.toLowerCase();
  // In some programs, this is the day of publication.
  if (words.open.includes(word) || readDayAndTime(written) !== undefined) return undefined;
  if (words.closed.includes(word)) return {};
  return {
    note: t("becomes a draft, since its field {name} is {value}", { name: quote(name), value: quote(written) }),
  };
}

/** `isDraft` and `is_draft` are `draft`, too. */
function fieldName(name: string): string {
  return plainName(name).replace(/^is(?=draft|published|public|private|hidden|unlisted)/, "");
}

function valueOf(old: JsonObject, name: string): unknown {
  return withoutEmpties(Object.entries(old).find(([each]) => fieldName(each) === name)?.[1]);
}

function dayAt(old: JsonObject, names: readonly string[]): string | undefined {
  const written = names.map((name) => valueOf(old, name)).find((value) => value !== undefined);
  return typeof written === "string" && readDayAndTime(written) !== undefined ? written : undefined;
}

/** True if its program writes no page for it, or one protected by a password. */
function isWithoutPage(old: JsonObject): boolean {
  const build = valueOf(old, "build");
  const isLeftOut = isJsonObject(build) && ["never", "link", "false"].includes(String(build.render));
  return isLeftOut || valueOf(old, "permalink") === false || valueOf(old, "password") !== undefined;
}
