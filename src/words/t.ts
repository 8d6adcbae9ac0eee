import { wordsOf } from "./catalogue";
import { compiledMessage, type CompiledMessage } from "./compile-message";
import type { Language } from "./languages";
import type { Checked, ValuesOf } from "./messages";
import { siteLanguage } from "./site-language";

/**
 * A text in the language of the interface. In scripts of pages and of the editor, the build writes the words themselves in
 * the place of the call (`inline-words.ts`), so the message has to be written right there.
 *
 * @param message the English text, in ICU MessageFormat
 * @param values those of its placeholders
 */
export function t<M extends string>(message: Checked<M>, ...values: ValuesOf<M>): string {
  const [given]: readonly object[] = values;
  return compiled(message, siteLanguage())({ ...(given ?? {}) });
}

const compiledByLanguage = new Map<Language, Map<string, CompiledMessage>>();

function compiled(message: string, language: Language): CompiledMessage {
  const known = compiledByLanguage.get(language) ?? new Map<string, CompiledMessage>();
  compiledByLanguage.set(language, known);
  let found = known.get(message);
  if (!found) known.set(message, (found = compiledMessage(wordsOf(message, language))));
  return found;
}
