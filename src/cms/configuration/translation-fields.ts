import { TRANSLATIONS } from "../../content/translations/translate-fields";
import { factsOf } from "../../model/fields/field-kinds";
import { fieldsOf, groupSchemaOf, type Field } from "../../model/schema/schema-fields";
import { languageName, ownLanguageName } from "../../domain/language/language-name";
import { siteLanguages } from "../../words/site-language";
import { t } from "../../words/t";
import type { CmsField } from "../decap/decap-types";
import { widgetOf } from "./widget";

/**
 * The form of an item's translations: a closed group for each further language of the site, with the fields that can be
 * translated. Empty on a site in one language.
 */
export function translationWidgets(fields: readonly Field[], body: readonly CmsField[] = []): CmsField[] {
  const further = siteLanguages().slice(1);
  const wordsIn = (language: string) => [
    ...fields.flatMap((field) => translationOf(field, language)),
    ...body.map((field) => ({ ...field, [ORIGINAL]: `${language} ${field.name}` })),
  ];
  if (further.length === 0 || wordsIn("").length === 0) return [];
  const folded = { widget: "object" as const, required: false, collapsed: true };
  const groups = further.map((language): CmsField => ({
    ...folded,
    name: language,
    label: ownLanguageName(language),
    fields: wordsIn(language),
  }));
  const hint = t("What is left empty stays in {language}.", { language: languageName(siteLanguages()[0] ?? "en") });
  return [{ ...folded, name: TRANSLATIONS, label: t("Translations"), hint, fields: groups }];
}

/** The option of a translated field with its language and the path to its original: `bn modules title`. */
export const ORIGINAL = "original";

/** The field of a translation: never required, and a list of groups has an entry for each of the original. */
function translationOf(field: Field, around: string): CmsField[] {
  const { info } = field;
  if (!factsOf(info).holdsWords || info.refersTo !== undefined) return [];
  const path = `${around} ${field.name}`;
  const inner = groupSchemaOf(field);
  if (!inner) return [Object.assign(widgetOf({ ...field, required: false }), { [ORIGINAL]: path })];
  const fields = fieldsOf(inner).flatMap((each) => translationOf(each, path));
  return fields.length === 0 ? [] : [Object.assign(widgetOf({ ...field, required: false }), { fields })];
}
