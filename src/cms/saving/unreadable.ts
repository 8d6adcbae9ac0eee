import { ContentError } from "../../content/read/content-error";
import { readSource } from "../../content/read/read-source";
import { refuseMisread } from "../../content/read/refuse-misread";
import { quote } from "../../model/check/sentence";
import type { Kind, Singleton } from "../../model/kind";
import { fieldWords } from "./field-words";
import { unshownValue } from "./unshown-value";

/** Why the form can't show the text of a file as a whole, in a sentence; undefined if it can. */
export function whyUnreadable(source: Kind | Singleton, text: string): string | undefined {
  try {
    refuseMisread(text);
    const { fields, repeated } = readSource(source, text);
    const [twice] = repeated;
    if (twice !== undefined)
      return `It has the field ${quote(twice)} twice, expected one of them: the form can show only the last.`;
    const unshown = unshownValue(source.schema, fields);
    return unshown && `${fieldWords(source.schema, unshown.path)} ${unshown.message}.`;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { place, message } = error;
    return place === "" ? `It ${message}.` : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}.`;
  }
}
