import path from "node:path";
import { authorNames } from "../../domain/blog/byline";
import { cancelledNote } from "../../domain/activities/event-status";
import { categoryText, levelText } from "../../domain/text/category-text";
import { capitalised } from "../../domain/text/letters";
import { dateText, dayRangeText, recurrenceText } from "../../domain/time/date-text";
import { scheduleOf } from "../../domain/time/schedule-of";
import { routes } from "../../domain/routes";
import { highestIds } from "../../domain/share/share-picture";
import { kindsWith, type KindWith } from "../../model/content-model";
import { descriptors, type FolderWith, hasFeature } from "../../model/descriptors";
import { isPublished, type Kind } from "../../model/kind";
import { isRelativePath } from "../../model/values/link-target";
import { isVideo } from "../../model/values/media";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { nodeId, type NodesOfType, type Site } from "../site";
import type { PictureText } from "./picture-text";
import { isInUse, isOffered } from "../../domain/settings/offered";
import { t } from "../../words/t";

/** Pages that don't list a kind of content. */
const otherPages: readonly (readonly [path: string, title: string, facts: string])[] = [
  [routes.discord, "Discord", t("Where members talk")],
  [routes.joinUs, t("Join Us"), t("Why join, and who can")],
  [routes.registration, t("Registration"), t("How to become a member")],
];

type SharedSite = Pick<Site, "nodesOfType" | "contentDirectory"> & {
  readonly club: Pick<Site["club"], "name" | "description">;
};

type SharedKind = KindWith<FolderWith<"sharePicture"> & FolderWith<"item">>;

/** How some fields are written on a picture. */
const formats: Readonly<Record<string, (text: string) => string>> = {
  category: (category) => capitalised(categoryText(category)),
  joinLink: () => t("Online"),
  publishDate: dateText,
};

const placeholder = /\{(\w+)\}/g;

/** The words of a fact such as `Session {session}`; undefined if a field is missing. */
function factOf(fact: string, item: JsonObject): string | undefined {
  const isMissing = (value: unknown) => typeof value !== "string" || value === "";
  if ([...fact.matchAll(placeholder)].some(([, name = ""]) => isMissing(item[name]))) return undefined;
  const schedule = scheduleOf(item);
  const repeated = recurrenceText(schedule);
  return fact.replace(placeholder, (_, name: string) => {
    if (name === "date") return repeated ?? dayRangeText(schedule);
    if (name === "author") return writersOf(item);
    const text = String(item[name]);
    return formats[name]?.(text) ?? text;
  });
}

function writersOf({ author, authors }: JsonObject): string {
  return authorNames({ author: textOrEmpty(author), authors: Array.isArray(authors) ? authors.map(textOrEmpty) : [] });
}

/** The picture in a field: for a list of media, the first one; for a video, its thumbnail. */
function photoOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const [first] = value.filter((item: unknown) => isJsonObject(item));
  const { src, type, thumbnail } = first ?? {};
  const isFilm = typeof src === "string" && isVideo({ src, type: type === "video" || type === "image" ? type : null });
  return isFilm ? thumbnail : src;
}

/** The texts on the share pictures of all pages, each page once. */
export function sharedPages({ club, nodesOfType, contentDirectory }: SharedSite): PictureText[] {
  const pages = new Map<string, PictureText>();
  const add = (text: PictureText) => {
    if (isOffered(text.path) && !pages.has(text.path)) pages.set(text.path, text);
  };
  add({ path: routes.home, kind: t("Welcome"), title: club.name, facts: club.description });
  for (const { folder, tagline } of kindsWith("sharePicture"))
    if (hasFeature(folder, "list") && isInUse(folder))
      add({ path: routes.list(folder), kind: club.name, title: descriptors[folder].label, facts: tagline ?? "" });
  for (const [path, title, facts] of otherPages) add({ path, kind: club.name, title, facts });
  for (const { typeName, schema } of kindsWith("atTop"))
    for (const node of nodesOfType(typeName)) {
      const { title, description } = normalised(schema, node);
      const words = { title: textOrEmpty(title), facts: textOrEmpty(description) };
      add({ path: routes.page(nodeId(node)), kind: club.name, ...words });
    }
  for (const { folder, typeName, schema, singular } of kindsWith("intro"))
    for (const node of nodesOfType(typeName)) {
      const { title, level, duration, image } = normalised(schema, node);
      const facts = [levelText(textOrEmpty(level)), textOrEmpty(duration)].filter(Boolean).join(" · ");
      const photo = fileOf(image, path.join(contentDirectory, folder));
      add({ path: routes.intro(folder, nodeId(node)), kind: singular, title: textOrEmpty(title), facts, photo });
    }
  for (const kind of kindsWith("sharePicture"))
    if (hasItems(kind)) for (const text of textsOf(kind, nodesOfType, contentDirectory)) add(text);
  return [...pages.values()];
}

function textOrEmpty(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function hasItems(kind: Kind): kind is SharedKind {
  return hasFeature(kind.folder, "item");
}

function textsOf(kind: SharedKind, nodesOfType: NodesOfType, contentDirectory: string): PictureText[] {
  const { label = kind.singular, facts, photo = "image", most } = kind.sharePicture;
  const nodes = [...nodesOfType(kind.typeName)].filter((node) => isPublished(kind, node));
  const own = new Set(most === undefined ? nodes : highestIds(nodes, (node) => Number(nodeId(node)), most));
  return nodes
    .filter((node) => own.has(node))
    .map((node) => {
      const item = normalised(kind.schema, node);
      return {
        path: routes.item(kind.folder, nodeId(node)),
        kind: label,
        title: [item.title, item.name].find((text) => typeof text === "string") ?? "",
        facts: [...cancelledNote(item), ...facts.flatMap((fact) => factOf(fact, item) ?? [])].join(" · "),
        photo: fileOf(photoOf(item[photo]), path.join(contentDirectory, kind.folder)),
      };
    });
}

/** Pictures on other sites are not loaded. */
function fileOf(photo: unknown, folder: string): string | undefined {
  return typeof photo === "string" && photo !== "" && isRelativePath(photo) ? path.resolve(folder, photo) : undefined;
}
