import CMS from "decap-cms-app";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import { t } from "../../words/t";
import { decapLanguage } from "../configuration/configuration";

/** Decap's words in the language of the editor; the build inserts them. */
declare const WORDS_OF_DECAP: Readonly<Record<string, string>>;

/** Plain words instead of Decap's technical ones. */
const plainer = {
  collection: {
    sidebar: { collections: t("What to edit") },
    // The style sheet draws its plus sign, which many fonts lack.
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

/**
 * Makes Decap use the language of the editor, in our plainer words if there are any; English if Decap has no
 * translation.
 */
export function registerWords(): void {
  const english = objectOf(CMS.getLocale("en"));
  CMS.registerLocale(decapLanguage(), merged(merged(english, byPlace(WORDS_OF_DECAP)), plainer));
}

export function decapWords(...place: readonly string[]): string {
  const words = textAt(CMS.getLocale(decapLanguage()), place);
  return typeof words === "string" ? words : "";
}

/** Texts in Decap's nested lists: `editor.editorToolbar.publish` is three levels deep. */
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
