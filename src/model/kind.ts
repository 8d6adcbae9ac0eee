import type { z } from "zod";
import type { Folder, FolderWith } from "./descriptors";
import type { FieldWords } from "./schema/field-info";
import type { JsonObject } from "./schema/json-object";
import { normalised } from "./schema/normalise";

/** A kind of content: one folder, one file per item. What more than the build needs to know of it is its descriptor. */
export interface Kind<S extends z.ZodObject = z.ZodObject, F extends Folder = Folder> {
  readonly folder: F;
  readonly typeName: string;
  /** The GraphQL interface for what it has in common with other kinds, so that one fragment serves them all. */
  readonly family?: "Activity" | "Leader";
  /** Absent: words, joined by hyphens. */
  readonly idKind?: "number";
  /** Markdown with front matter, whose body is the item's text; absent: JSON. */
  readonly format?: "markdown";
  /** True if an item of normalised fields is published; absent: every item is. */
  readonly isPublished?: (item: JsonObject) => boolean;
  /** The hint that an editor reads beside the text below the front matter; only for Markdown. */
  readonly body?: FieldWords;
  readonly singular: string;
  readonly plural: string;
  /** The fields that the editor's list shows beside the title; absent: the first date, else the number. */
  readonly listDetails?: readonly string[];
  /** The fields that the editor always shows, beside the required ones; absent: all of them. */
  readonly firstFields?: readonly string[];
  /** A sentence for editors: the purpose of the kind, and where it is shown. */
  readonly description: string;
  /** True if the pages of its items need more than their item: a module of `src/gatsby/pages` makes them. */
  readonly hasOwnPages?: true;
  /** What the page of an item needs beside the item. */
  readonly pageFacts?: readonly PageFact[];
  /** The fields with days on which pages change what they say about an item. */
  readonly changesOn?: readonly string[];
  /** The field with the day on which an item appeared; absent: that is the day of its file. */
  readonly appearsOn?: string;
  /** The field with the last day on which lists show an item: later, its texts stay out of their data. */
  readonly lastDay?: string;
  /** The template of an item's page, a file of `src/templates` without its extension. */
  readonly template?: string;
  /** An item's page in a sentence: "a project". */
  readonly linkExpectation?: string;
  /** The template of the page that lists it; other lists are pages of `src/pages`. */
  readonly listTemplate?: string;
  readonly tagline?: string;
  readonly sharePicture?: SharePictureWords;
  /** The items in its list of the open data, in words; absent: all items of the kind. */
  readonly openDataDescription?: string;
  /** The place of its form among the tabs of /instructions, from 1; absent: it has none. */
  readonly generatorTab?: number;
  readonly schema: S;
}

/**
 * The rating history of a member and their rounds on Codeforces, the roles of a leader over the years and the page that
 * lists them, the places of a person in contests, their talks, the profiles that a result names but the site no longer has,
 * and where the file of all members is.
 */
export type PageFact =
  "ratingHistory" | "roles" | "list" | "placings" | "rounds" | "talks" | "goneProfiles" | "membersAddress";

interface SharePictureWords {
  /** The word for a shared item; absent: the kind's `singular`. */
  readonly label?: string;
  /** The facts below the title, with fields in braces: `{venue}`, `Session {session}`. A fact without its field is left out. */
  readonly facts: readonly string[];
  /** The field with the item's picture, or with its list of media; absent: `image`. */
  readonly photo?: string;
  /** How many items have a picture, the newest first; the others share that of the list. Absent: all. */
  readonly most?: number;
}

/** The facts that a descriptor makes necessary: of several kinds together, what all of them must have. */
export type NeededWords<F extends Folder> = ([F] extends [FolderWith<"item"> | FolderWith<"atTop">]
  ? { readonly template: string }
  : unknown) &
  ([F] extends [FolderWith<"item">] ? { readonly linkExpectation: string } : unknown) &
  ([F] extends [FolderWith<"isOptional">] ? { readonly listTemplate: string } : unknown) &
  ([F] extends [FolderWith<"sharePicture"> & FolderWith<"item">]
    ? { readonly sharePicture: SharePictureWords }
    : unknown) &
  ([F] extends [FolderWith<"sharePicture"> & FolderWith<"list">] ? { readonly tagline: string } : unknown);

export interface Singleton<S extends z.ZodObject = z.ZodObject> {
  /** The path under the content tree; with `YYYY` in it, there is one file for each year. */
  readonly file: string;
  readonly typeName: string;
  readonly label: string;
  readonly description: string;
  readonly required: boolean;
  /** The fields with days on which pages change what they say about it. */
  readonly changesOn?: readonly string[];
  readonly schema: S;
}

/** Keeps the exact types of its argument, which must have everything that the kind's descriptor requires. */
export function defineKind<S extends z.ZodObject, F extends Folder>(
  kind: Kind<S, F> & NeededWords<F>,
): Kind<S, F> & NeededWords<F> {
  return kind;
}

const YEAR = "YYYY";

export function isFileOf({ file }: Pick<Singleton, "file">, path: string): boolean {
  const place = file.indexOf(YEAR);
  if (place === -1) return file === path;
  const year = path.slice(place, place + YEAR.length);
  return /^\d{4}$/.test(year) && path === fileOfYear({ file }, year);
}

export function fileOfYear({ file }: Pick<Singleton, "file">, year: string): string {
  return file.replace(YEAR, year);
}

export function defineSingleton<S extends z.ZodObject>(singleton: Singleton<S>): Singleton<S> {
  return singleton;
}

/**
 * True if an item of a kind, or a site file, is published.
 *
 * @param item its fields as the file spells them, or normalised
 */
export function isPublished(source: Kind | Singleton, item: JsonObject): boolean {
  if (!("isPublished" in source) || !source.isPublished) return true;
  return source.isPublished(normalised(source.schema, item));
}
