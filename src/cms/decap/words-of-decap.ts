import { es, pt } from "decap-cms-locales";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";
import arabic from "./words/ar.json";
import bangla from "./words/bn.json";
import spanish from "./words/es.json";
import portuguese from "./words/pt-BR.json";

/**
 * What Decap says in the language of the editor: its own words, and ours where it has none. Nothing in English, which it
 * knows. The language is compared as the bundler reads it, so that the editor loads the words of its language only.
 */
export function wordsOfDecap(): JsonObject {
  if (process.env.GATSBY_LANGUAGE === "bn") return byPlace(bangla);
  if (process.env.GATSBY_LANGUAGE === "ar") return byPlace(arabic);
  if (process.env.GATSBY_LANGUAGE === "es") return merged(es, byPlace(spanish));
  if (process.env.GATSBY_LANGUAGE === "pt-BR") return merged(pt, byPlace(portuguese));
  return {};
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

export function merged(base: JsonObject, changes: unknown): JsonObject {
  const all: Record<string, unknown> = { ...base };
  for (const [name, change] of Object.entries(isJsonObject(changes) ? changes : {})) {
    const before = base[name];
    all[name] = isJsonObject(before) && isJsonObject(change) ? merged(before, change) : change;
  }
  return all;
}
