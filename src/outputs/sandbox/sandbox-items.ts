import { articleFormat } from "../../content/read/article-format";
import { referencedFiles } from "../../content/rules/item-targets";
import { withoutContacts } from "../../domain/text/contacts-in-text";
import { isShownAt } from "../../domain/publication/publication";
import { startsInFuture } from "../../domain/time/schedule";
import { scheduleOf } from "../../domain/time/schedule-of";
import { singletons } from "../../model/content-model";
import { club } from "../../model/site/club";
import { upcomingItem } from "../../model/upcoming-item";
import type { Content, ContentItem } from "../../content/content";
import { clubContacts } from "./club-contacts";
import { publicFields } from "./public-fields";

/** A file of the sandbox. */
export interface SandboxItem {
  /** From the root of the content, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** The files of the content that it names. */
  readonly references: ReadonlySet<string>;
}

/**
 * What the sandbox may show: the items that the site shows, with the fields of the model, and invented
 * addresses and numbers in place of those that belong to people.
 *
 * @param now decides which upcoming items are over, and which items still wait for their `publishAt`
 */
export function sandboxItems({ items }: Content, now: Date): SandboxItem[] {
  const known = clubContacts(items.find(({ source }) => source === club)?.fields ?? {});
  const change = (text: string) => withoutContacts(text, known);
  return items.filter((item) => isShown(item, now)).map((item) => sandboxItem(item, change));
}

function isShown({ source, fields }: ContentItem, now: Date): boolean {
  if (source === upcomingItem) return startsInFuture(scheduleOf(fields), now);
  const isEdited = "folder" in source || singletons.includes(source);
  return isEdited && isShownAt(source, fields, now);
}

function sandboxItem(item: ContentItem, change: (text: string) => string): SandboxItem {
  const fields = publicFields(item.source.schema, item.fields, change);
  const body = item.body === undefined ? undefined : change(item.body);
  return {
    file: item.file,
    text: body === undefined ? `${JSON.stringify(fields, null, 2)}\n` : articleFormat.toFile({ ...fields, body }),
    references: referencedFiles({ ...item, fields, ...(body !== undefined && { body }) }),
  };
}
