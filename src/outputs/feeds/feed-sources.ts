import { isMarkdown } from "../../model/fields/field-kinds";
import type { ContentPicture } from "../../components/content/picture-source";
import { newestEventFirst, newestNoticeFirst, newestPostFirst } from "../../domain/activities/newest-first";
import type { Schedule } from "../../domain/time/schedule";
import { kindsWith, type KindWith } from "../../model/content-model";
import { hasFeature, type FolderWith } from "../../model/descriptors";
import { recurrenceFields } from "../../model/fields/time-fields";
import type { Kind } from "../../model/kind";
import { largePicture } from "../site";
import { fieldsOf } from "../../model/schema/schema-fields";

/** The fields to query for the newest items of a list. */
export interface FeedNode extends Schedule {
  readonly jsonId: string | number;
  readonly title: string;
  readonly publishDate?: string | null;
  readonly author?: string | null;
  readonly authors?: readonly string[];
  readonly category?: string | null;
  readonly tags?: readonly string[];
  readonly description?: string | { readonly html: string } | null;
  readonly excerpt?: string | null;
  readonly status?: string | null;
  readonly venue?: string | null;
  readonly joinLink?: string | null;
  readonly content?: { readonly html: string } | null;
  readonly fullDescription?: { readonly html: string } | null;
  readonly body?: { readonly html: string } | null;
  readonly media?: readonly {
    readonly alt: string | null;
    readonly type: string | null;
    readonly picture: ContentPicture | null;
    /** Of a video. */
    readonly still: ContentPicture | null;
  }[];
}

/** The fields that decide which items of a list are the newest. */
export interface OrderNode extends Schedule {
  readonly id: string;
  readonly jsonId: string | number;
  readonly title: string;
  readonly publishDate?: string | null;
  readonly status?: string | null;
}

export interface FeedSource {
  readonly kind: KindWith<FolderWith<"feed">>;
  /** The fields that decide the order, and whether an item is published. */
  readonly orderFields: string;
  readonly fields: string;
  readonly order: (now: Date) => (a: OrderNode, b: OrderNode) => number;
}

const repeats = Object.keys(recurrenceFields);

const days = ["date", "endDate", "time", "everyDay"];

const orderFields = ["title", ...days, ...repeats, "publishDate", "status"];

const shownFields = [
  "title",
  ...days,
  "status",
  "venue",
  "joinLink",
  ...repeats,
  "publishDate",
  "author",
  "authors",
  "category",
  "tags",
  "excerpt",
  "description",
  "content",
  "fullDescription",
];

export const feedSources: readonly FeedSource[] = kindsWith("feed").map((kind) => ({
  kind,
  orderFields: ["id", "jsonId", ...queried(kind, orderFields)].join(" "),
  fields: [
    "jsonId",
    ...queried(kind, shownFields),
    ...(kind.format === "markdown" ? ["body { html }"] : []),
    ...("media" in kind.schema.shape
      ? [`media { alt type picture: src ${largePicture} still: thumbnail ${largePicture} }`]
      : []),
  ].join(" "),
  order: orderOf(kind),
}));

function queried({ schema }: Kind, names: readonly string[]): string[] {
  const fields = fieldsOf(schema).filter(({ name }) => names.includes(name));
  return fields.map(({ name, info }) => (isMarkdown(info) ? `${name} { html }` : name));
}

/** Newest first: by the start of the item, by its number, or by its day. */
function orderOf({ folder, idKind }: Kind): FeedSource["order"] {
  if (hasFeature(folder, "calendar")) return newestEventFirst;
  if (idKind === "number") return () => (a, b) => newestPostFirst({ id: Number(a.jsonId) }, { id: Number(b.jsonId) });
  return () => (a, b) => newestNoticeFirst(dated(a), dated(b));
}

function dated({ jsonId, title, publishDate, date }: OrderNode) {
  return { jsonId, title, date: publishDate ?? date ?? null };
}
