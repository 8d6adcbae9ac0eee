import CMS from "decap-cms-app";
import { Component } from "react";
import { propertyOf } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { SITE_COLLECTION, type Prefill } from "../configuration/collections";
import type { Library, StoredItem } from "../saving/library";
import { isPrefilled } from "../start/prefill";
import type { ControlProps } from "./decap-types";
import { isUnreadable } from "./guard-unreadable";
import { isMap } from "./immutable-entry";
import { entryOf, noteControl } from "./open-form";
import { t } from "../../words/t";

/** Decap's search over a collection, as it hands it to the controls of a form. */
type Search = (
  name: string,
  collection: string,
  fields: string[],
  term: string,
  file: undefined,
  limit: number,
) => unknown;

let search: Search | undefined;

/**
 * Decap gives its search and the open entry only to controls. Every form holds a line of text, so the control for it
 * is where both are picked up, and where what an address gives a new entry counts as changed.
 */
export function borrowSearch(prefill: Prefill | undefined): void {
  class TextControl extends lineControl() {
    constructor(props: ControlProps) {
      super(props);
      noteControl(props);
      const given: unknown = propertyOf(props, "query");
      if (isSearch(given)) search = given;
    }

    override componentDidMount(): void {
      super.componentDidMount?.();
      const { field, onChange } = this.props;
      const value: unknown = this.props.value;
      const { slug, isPersisting } = entryOf(this.props);
      // While it is saved, the form is shown again.
      if (slug !== "" || isPersisting === true) return;
      // For Decap they are defaults, so it would say that they are saved, and let them go without asking.
      if (isMap(field) && isPrefilled(prefill, location.hash, String(field.get("name")), value)) onChange(value);
    }

    /** Decap puts the cursor back after every change of the form, and with it undoes a selection. */
    override componentDidUpdate(before: ControlProps): void {
      if (before.value !== this.props.value) super.componentDidUpdate?.(before, {});
    }
  }
  CMS.registerWidget("string", TextControl);
}

/** The control for a line of text: Decap's own, or one that was put in its place. */
export function lineControl(): LineControl {
  const Control: unknown = CMS.getWidget("string")?.control;
  if (!isControl(Control)) throw new Error("Decap has no control for a line of text");
  return Control;
}

export type LineControl = new (props: ControlProps) => Component<ControlProps>;

function isControl(value: unknown): value is LineControl {
  return typeof value === "function" && value.prototype instanceof Component;
}

function isSearch(value: unknown): value is Search {
  return typeof value === "function";
}

let searches = 0;

/** The items of the repository that is being edited. */
export function decapLibrary(staticFiles: readonly string[], mediaFiles: Library["mediaFiles"]): Library {
  return {
    mediaFiles,
    staticFiles: new Set(staticFiles),
    itemsOf: ({ folder }) => storedItems(folder),
    siteFiles: () => storedItems(SITE_COLLECTION),
  };
}

async function storedItems(collection: string): Promise<readonly StoredItem[]> {
  // Decap remembers what it found for ten seconds; a limit below zero is none, and makes each search new.
  searches += 1;
  const answer = await search?.("check", collection, ["id", "title", "name"], "", undefined, -searches);
  return hitsOf(answer).flatMap(storedItem);
}

function hitsOf(answer: unknown): readonly unknown[] {
  const payload = isJsonObject(answer) ? answer.payload : undefined;
  const hits = isJsonObject(payload) ? payload.hits : undefined;
  // Decap does not say why.
  if (!Array.isArray(hits)) {
    throw new Error(
      t(
        "The repository could not be read. Check your connection. If it works, your sign-in may have expired: copy your text before you sign in again.",
      ),
    );
  }
  return hits;
}

function storedItem(hit: unknown): StoredItem[] {
  if (!isJsonObject(hit) || typeof hit.slug !== "string" || !isJsonObject(hit.data)) return [];
  if (isUnreadable(hit.data)) return [{ name: hit.slug, fields: {}, isUnreadable: true }];
  return [{ name: hit.slug, fields: hit.data }];
}
