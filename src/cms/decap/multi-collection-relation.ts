import CMS from "decap-cms-app";
import { createElement, useId } from "react";
import { ALSO } from "../configuration/widget";
import type { ControlProps } from "./decap-types";
import { controlOf } from "./open-form";
import { toPlain } from "./immutable-entry";
import type { Library } from "../saving/library";
import { offeredItems } from "./offered-items";

/** Decap's relation widget supports only one collection; this one offers the items of several. */
export function registerMultiCollectionRelation(library: Library): void {
  const Relation = controlOf("relation");
  const MultiCollectionRelation = (props: ControlProps) => {
    const { field } = props;
    const { collection, [ALSO]: also } = toPlain(field);
    const folders = [String(collection), ...(Array.isArray(also) ? also.map(String) : [])];
    const chosen = String(props.value ?? "");
    const query = async (_form: string, _collection: string, _fields: string[], term: string) => ({
      payload: { hits: await offeredItems(folders, library, { term, chosen }) },
    });
    // Decap caches the choices of a relation by its file while the tab is open. A new name in each form makes it ask
    // again.
    const form = useId();
    const searched = { ...props, query, field: field.set("file", form) };
    return createElement(Relation, searched);
  };
  CMS.registerWidget("relation", MultiCollectionRelation);
}
