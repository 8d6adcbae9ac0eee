import { TRANSLATIONS } from "../../content/translations/translate-fields";
import { fieldsOf, groupSchemaOf, type Field } from "../../model/schema/schema-fields";
import { languages } from "../../words/languages";
import { siteLanguages } from "../../words/site-language";
import { t } from "../../words/t";
import type { CmsField } from "../decap/decap-types";
import { widgetOf } from "./widget";

/** The kinds of fields that hold words of their own. */
const translated: ReadonlySet<string> = new Set(["text", "long-text", "markdown", "lines"]);

/**
 * The form of an item's translations: a folded group for each further language of the site, with the fields that hold words.
 * Nothing on a site in one language.
 */
export function translationWidgets(fields: readonly Field[]): CmsField[] {
  const further = siteLanguages().slice(1);
  const words = fields.flatMap(translationOf);
  if (further.length === 0 || words.length === 0) return [];
  const folded = { widget: "object" as const, required: false, collapsed: true };
  const groups = further.map((language): CmsField => ({
    ...{ ...folded, name: language, label: languages[language].name },
    fields: words,
  }));
  const hint = t("What is left empty stays in {language}.", { language: languages[siteLanguages()[0] ?? "en"].name });
  return [{ ...folded, name: TRANSLATIONS, label: t("Translations"), hint, fields: groups }];
}

/** A field as its translation is written: never required, and in a list of groups one entry for each of the original. */
function translationOf(field: Field): CmsField[] {
  const { info } = field;
  if (translated.has(info.kind) && info.refersTo === undefined) return [widgetOf({ ...field, required: false })];
  const inner = groupSchemaOf(field);
  if (!inner) return [];
  const fields = fieldsOf(inner).flatMap(translationOf);
  return fields.length === 0 ? [] : [Object.assign(widgetOf({ ...field, required: false }), { fields })];
}
