import type { z } from "zod";
import type { FieldWords } from "./field-info";
import { normalised, type JsonObject } from "./normalise";

/** A kind of content: one folder, one file an item. */
export interface Kind<S extends z.ZodObject = z.ZodObject> {
  /** The folder under the content tree. */
  readonly folder: string;
  /** The name of the GraphQL type. */
  readonly typeName: string;
  readonly idKind: "slug" | "number";
  /** JSON, or Markdown with front matter whose body is the item's text. */
  readonly format: "json" | "markdown";
  /** Whether an item of normalised fields is published; absent: every item is. */
  readonly isPublished?: (item: JsonObject) => boolean;
  /** What an editor reads beside the text below the front matter; of Markdown alone. */
  readonly body?: FieldWords;
  readonly singular: string;
  readonly plural: string;
  /** What it is and where it shows, for editors. */
  readonly description: string;
  readonly schema: S;
}

/** A single file of its own meaning under `site/`. */
export interface Singleton<S extends z.ZodObject = z.ZodObject> {
  /** The path under the content tree. */
  readonly file: string;
  readonly typeName: string;
  readonly label: string;
  readonly description: string;
  /** Whether a content tree without the file is an error. */
  readonly required: boolean;
  readonly schema: S;
}

/** Keeps the exact schema type of what it is given. */
export function defineKind<S extends z.ZodObject>(kind: Kind<S>): Kind<S> {
  return kind;
}

export function defineSingleton<S extends z.ZodObject>(singleton: Singleton<S>): Singleton<S> {
  return singleton;
}

/**
 * Whether an item of a kind, or of a single file, is published.
 *
 * @param item its fields as the file spells them, or normalised
 */
export function isPublished(source: Kind | Singleton, item: JsonObject): boolean {
  if (!("isPublished" in source) || !source.isPublished) return true;
  return source.isPublished(normalised(source.schema, item));
}
