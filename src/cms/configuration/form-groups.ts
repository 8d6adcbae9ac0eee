import type { Kind } from "../../model/kind";
import type { FormGroupName } from "../../model/schema/field-info";
import { titleOf, usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import { t } from "../../words/t";

const headings: Readonly<Record<FormGroupName | "rest", string>> = {
  when: t("When and where"),
  registration: t("Registration"),
  contact: t("Contact"),
  rest: t("More||fields"),
};

/** Fewer fields are not worth a group. */
const FEWEST = 4;

export interface FormGroup {
  readonly heading: string;
  readonly fields: readonly Field[];
}

/**
 * The fields of a kind in the order of its form: title, id and required fields, then the groups, which are closed at
 * first. Files keep the order of the model.
 */
export function formGroups({ schema, firstFields }: Kind): FormGroup[] {
  const fields = usedFieldsOf(schema);
  const isFirst = ({ name, required }: Field) => firstFields === undefined || required || firstFields.includes(name);
  const rank = ({ name }: Field) => [titleOf(fields), "id"].indexOf(name) + 1 || 3;
  const first = fields.filter(isFirst).sort((one, other) => rank(one) - rank(other));
  const rest = fields.filter((field) => !isFirst(field));
  if (rest.length < FEWEST) return [{ heading: "", fields: [...first, ...rest] }];
  const groups = Object.entries(headings).map(([group, heading]) => ({
    heading,
    fields: rest.filter(({ info }) => (info.formGroup ?? "rest") === group),
  }));
  return [{ heading: "", fields: first }, ...groups.filter((group) => group.fields.length > 0)];
}
