import { member } from "../../model/member";
import { usedFieldsOf, type Field } from "../../model/schema/schema-fields";

/** The fields of members that a table can have a column for: a cell holds no list of links. */
export function columnFields(): readonly Field[] {
  return usedFieldsOf(member.schema).filter(({ info }) => info.kind !== "groups");
}
