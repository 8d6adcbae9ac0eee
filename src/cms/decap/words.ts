import CMS from "decap-cms-app";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";

/** Plain words in the place of those of Decap that a student may never have heard of. */
const plainer = {
  collection: {
    sidebar: { collections: "What to edit" },
    // Its plus is drawn by styles: many fonts lack the letter for it.
    collectionTop: { newButton: "%{collectionLabel}" },
  },
  editor: {
    editorWidgets: {
      markdown: {
        richText: "Formatted",
        markdown: "Plain text",
        toggleMode: { rich: "Show the text as it will look", markdown: "Show the text as it is written" },
      },
    },
    editorToolbar: {
      deployButtonLabel: "View page",
      // A draft is saved, too.
      published: "Saved",
    },
    editorControlPane: {
      widget: {
        required: "%{fieldLabel} is missing.",
        regexPattern: "%{fieldLabel}: expected %{pattern}.",
      },
    },
  },
  mediaLibrary: {
    mediaLibrary: {
      onDelete:
        "Delete this file at once, for everyone? Entries that show it will lack it, and cancelling an entry does not bring it back.",
    },
  },
  ui: {
    toast: {
      onFailToPersist: "Not saved. %{details}",
      onFailToDelete: "Not deleted. %{details}",
      missingRequiredField: "Not saved: something is missing. The fields marked in red show what.",
    },
  },
};

/** Gives Decap's English plainer words where it has its own. */
export function registerWords(): void {
  const english: unknown = CMS.getLocale("en");
  CMS.registerLocale("en", merged(isJsonObject(english) ? english : {}, plainer));
}

function merged(base: JsonObject, changes: JsonObject): JsonObject {
  const all: Record<string, unknown> = { ...base };
  for (const [name, change] of Object.entries(changes)) {
    const before = base[name];
    all[name] = isJsonObject(before) && isJsonObject(change) ? merged(before, change) : change;
  }
  return all;
}

/** A text of Decap in one of its languages. */
export function textAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return isJsonObject(value) ? textAt(value[name], rest) : undefined;
}
