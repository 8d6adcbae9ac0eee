import { isFunction } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { isMap, type ImmutableMap } from "./immutable-entry";

type Dispatch = (action: unknown) => unknown;

/** An action of Decap that takes time: it dispatches others once it knows them. */
type SlowAction = (dispatch: Dispatch, getState: () => unknown) => unknown;

let newest = 0;

/**
 * An action that opens a form, without what it brings once another form has been asked for: Decap shows what arrives last,
 * even if that is another entry, and takes away what is typed by then.
 */
export function intoNewestForm(action: SlowAction): SlowAction {
  return (dispatch, getState) => {
    newest += 1;
    const own = newest;
    return action((next) => (own === newest || !opensForm(next) ? dispatch(next) : next), getState);
  };
}

/** True of actions that fill a form, and of those that go on to another slow one. */
function opensForm(action: unknown): boolean {
  if (isFunction(action)) return true;
  return isJsonObject(action) && (action.type === "DRAFT_CREATE_FROM_ENTRY" || action.type === "DRAFT_CREATE_EMPTY");
}

type Reducer = (state: unknown, action: unknown) => unknown;

/**
 * A reducer of entries for which an entry is loading until it has arrived itself. For Decap, a list ends the loading of all
 * its entries: it would show the form, and what is typed there is gone when the entry arrives.
 */
export function keepLoading(reduce: Reducer): Reducer {
  return (state, action) => {
    const next = reduce(state, action);
    if (!bringsList(action) || !isMap(state) || !isMap(next)) return next;
    const [before, after] = [state.get("entities"), next.get("entities")];
    return isMap(before) && isMap(after) ? next.set("entities", stillLoading(before, after)) : next;
  };
}

function bringsList(action: unknown): boolean {
  return isJsonObject(action) && isJsonObject(action.payload) && Array.isArray(action.payload.entries);
}

function stillLoading(before: ImmutableMap, after: ImmutableMap): ImmutableMap {
  let entities = after;
  for (const [name, entry] of before.entries()) {
    const listed = entities.get(name);
    if (isMap(entry) && entry.get("isFetching") === true && isMap(listed))
      entities = entities.set(name, listed.set("isFetching", true));
  }
  return entities;
}
