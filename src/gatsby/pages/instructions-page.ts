import type { Actions, CreatePagesArgs } from "gatsby";
import { routes } from "../../domain/routes";
import { queryNodes } from "../query-nodes";
import { templateFile } from "./page-context";
import type { GeneratorField, GeneratorForm } from "../../domain/generator/generator-form";
import { factsOf, fieldKinds } from "../../model/fields/field-kinds";
import { oneOf } from "../../model/check/sentence";
import { extensionsFor } from "../../model/files/file-types";
import { kinds } from "../../model/content-model";
import { fieldsOf, groupSchemaOf, usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import { isUsed } from "../../model/parts";
import { siteLocale } from "../../words/site-language";
import { t } from "../../words/t";

/**
 * The instructions page, if the club has a kind with a form. The forms are made from the model at build time, so that
 * the page need not load the model.
 */
export function createInstructionsPage(
  { actions }: { readonly actions: Pick<Actions, "createPage"> },
  numbers: TakenNumbers,
): void {
  const forms = generatorForms(numbers);
  if (forms.length === 0) return;
  actions.createPage({
    path: routes.instructions,
    component: templateFile("instructions"),
    context: { forms },
  });
}

/** The numeric ids of items, by the folders of their kinds. */
type TakenNumbers = ReadonlyMap<string, readonly number[]>;

export async function takenNumbers({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<TakenNumbers> {
  const numbers = new Map<string, readonly number[]>();
  for (const { folder, typeName } of kinds.filter(({ idKind }) => idKind === "number")) {
    const items = await queryNodes<{ readonly jsonId: number }>(graphql, typeName, "jsonId");
    numbers.set(
      folder,
      items.map(({ jsonId }) => jsonId),
    );
  }
  return numbers;
}

/** The kinds with a tab on /instructions, in their order (docs/behaviour.md#instructions). */
const generatorKinds = kinds
  .filter(({ generatorTab }) => generatorTab !== undefined)
  .sort((a, b) => Number(a.generatorTab) - Number(b.generatorTab));

/** The forms of /instructions, made from the model. */
export function generatorForms(numbers: TakenNumbers = new Map()): GeneratorForm[] {
  return generatorKinds
    .filter(({ folder }) => isUsed(folder))
    .map((kind) => {
      const fields = usedFieldsOf(kind.schema);
      return {
        folder: kind.folder,
        singular: kind.singular,
        plural: kind.plural,
        fields: fields.map((field) => withFreeNumber(generatorField(field), numbers.get(kind.folder) ?? [])),
        tips: tipsOf(fields),
      };
    });
}

/** Makes the example an id that is not taken. */
function withFreeNumber(field: GeneratorField, taken: readonly number[]): GeneratorField {
  if (field.name !== "id" || taken.length === 0) return field;
  return { ...field, example: String(Math.max(Number(field.example), ...taken.map((number) => number + 1))) };
}

function generatorField(field: Field): GeneratorField {
  const { name, info } = field;
  const inner = groupSchemaOf(field);
  return {
    name,
    label: info.label,
    hint: info.hint,
    example: info.example ?? "",
    isMarked: field.required || info.markedInGenerator === true,
    input: factsOf(info).input,
    choices: info.choices ?? [],
    suggestions: info.suggestions ?? [],
    fields: inner ? fieldsOf(inner).map(generatorField) : [],
  };
}

const kindsInOrder = Object.keys(fieldKinds);

/** Further tips for a form with these fields: the format of its ids, files and patterned texts. */
function tipsOf(fields: readonly Field[]): string[] {
  const inner = fields.flatMap((field) => {
    const schema = groupSchemaOf(field);
    return schema ? fieldsOf(schema) : [];
  });
  const all = [...fields, ...inner];
  const placeOf = ({ info }: Field) => kindsInOrder.indexOf(info.kind);
  const inOrder = all.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ info }) => info);
  const hints = inOrder.filter((info) => factsOf(info).isHintTip(info));
  const ofKinds = new Set(inOrder.flatMap((info) => factsOf(info).tip(info) ?? []));
  return [...hints.map(({ label, hint }) => `${label}: ${hint}`), ...filesOf(all), ...ofKinds];
}

/** The types of files that the fields accept, one sentence for each purpose. */
function filesOf(fields: readonly Field[]): string[] {
  const purposes = new Set(fields.flatMap(({ info }) => info.takes ?? []));
  return [...purposes].map((purpose) => {
    const labels = fields.filter(({ info }) => info.takes === purpose).map(({ info }) => info.label);
    return t(
      "A file named under {fields} must be {purpose, select, picture {a picture} media {a picture or a video} other {a document, a picture or a video}} ({extensions}).",
      {
        fields: new Intl.ListFormat(siteLocale(), { type: "disjunction" }).format(new Set(labels)),
        purpose,
        extensions: oneOf(extensionsFor(purpose)),
      },
    );
  });
}
