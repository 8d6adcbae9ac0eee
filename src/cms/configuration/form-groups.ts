import type { Kind } from "../../model/kind";
import { titleOf, usedFieldsOf, type Field } from "../../model/schema/schema-fields";
import { t } from "../../words/t";

const placed: readonly (readonly [heading: string, fields: string])[] = [
  [t("When and where"), "date time venue endDate everyDay duration joinLink repeats repeatsUntil repeatsExcept"],
  [t("Registration"), "registrationOpen registrationLink registrationDeadline maxParticipants currentParticipants fee"],
  [
    t("Contact"),
    "contactPerson contactEmail contactPhone email phone office linkedin github codeforces facebook portfolio",
  ],
];
const REST = t("More||fields");

/** Fewer fields than these are not worth a group. */
const FEWEST = 4;

export interface FormGroup {
  readonly heading: string;
  readonly fields: readonly Field[];
}

/**
 * The fields of a kind as its form shows them: what names an item, its id and what it always needs, then the groups that
 * are folded at first. Files keep the order of the model.
 */
export function formGroups({ schema, firstFields }: Kind): FormGroup[] {
  const fields = usedFieldsOf(schema);
  const isFirst = ({ name, required }: Field) => firstFields === undefined || required || firstFields.includes(name);
  const rank = ({ name }: Field) => [titleOf(fields), "id"].indexOf(name) + 1 || 3;
  const first = fields.filter(isFirst).sort((one, other) => rank(one) - rank(other));
  const rest = fields.filter((field) => !isFirst(field));
  if (rest.length < FEWEST) return [{ heading: "", fields: [...first, ...rest] }];
  const headings = [...placed.map(([heading]) => heading), REST];
  const groups = headings.map((heading) => ({
    heading,
    fields: rest.filter(({ name }) => headingOf(name) === heading),
  }));
  return [{ heading: "", fields: first }, ...groups.filter((group) => group.fields.length > 0)];
}

function headingOf(name: string): string {
  return placed.find(([, fields]) => fields.split(" ").includes(name))?.[0] ?? REST;
}
