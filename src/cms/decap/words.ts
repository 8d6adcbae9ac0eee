import CMS from "decap-cms-app";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { t } from "../../words/t";
import { decapLanguage } from "../configuration/configuration";

/** What Decap says in the language of the editor; the build passes it. */
declare const WORDS_OF_DECAP: Readonly<Record<string, string>>;

/** Plain words for those of Decap that a student may never have heard of. */
const plainer = {
  collection: {
    sidebar: { collections: t("What to edit") },
    // Its plus is drawn by styles: many fonts lack the letter for it.
    collectionTop: { newButton: "%{collectionLabel}" },
  },
  editor: {
    editor: {
      confirmLoadNewBackup: t("“{title}” was begun here and not saved. Go on with it?", { title: "%{title}" }),
      confirmLoadCurrentBackup: t(
        "Something was written here and not saved. The file has not changed since then. Go on with it?",
      ),
      confirmLoadOutdatedBackup: t(
        "Something was written here and not saved. The file has changed since then: saving would undo that. Go on with it?",
      ),
    },
    editorToolbar: {
      deployButtonLabel: t("View page"),
      published: t("Saved"),
    },
    editorControlPane: {
      widget: {
        required: t("{field} is missing.", { field: "%{fieldLabel}" }),
        regexPattern: t("{field}: {expectation}.", { field: "%{fieldLabel}", expectation: "%{pattern}" }),
      },
    },
  },
  ui: {
    toast: {
      onFailToPersist: t("Not saved. {details}", { details: "%{details}" }),
      onFailToDelete: t("Not deleted. {details}", { details: "%{details}" }),
    },
  },
};

/** Lets Decap speak the language of the editor, in plainer words where it has its own; English where it has none. */
export function registerWords(): void {
  const english = objectOf(CMS.getLocale("en"));
  CMS.registerLocale(decapLanguage(), merged(merged(english, byPlace(WORDS_OF_DECAP)), plainer));
}

export function decapWords(...place: readonly string[]): string {
  const words = textAt(CMS.getLocale(decapLanguage()), place);
  return typeof words === "string" ? words : "";
}

/** Texts as Decap's lists hold them: `editor.editorToolbar.publish` is three lists deep. */
function byPlace(texts: Readonly<Record<string, string>>): JsonObject {
  return Object.entries(texts).reduce<JsonObject>(
    (all, [place, text]) =>
      merged(
        all,
        place.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), text),
      ),
    {},
  );
}

function merged(base: JsonObject, changes: unknown): JsonObject {
  const all: Record<string, unknown> = { ...base };
  for (const [name, change] of Object.entries(objectOf(changes))) {
    const before = base[name];
    all[name] = isJsonObject(before) && isJsonObject(change) ? merged(before, change) : change;
  }
  return all;
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function textAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return isJsonObject(value) ? textAt(value[name], rest) : undefined;
}
