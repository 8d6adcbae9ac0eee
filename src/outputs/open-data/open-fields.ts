import type { z } from "zod";
import { usedFieldsOf, type Field } from "../../model/schema/schema-fields";

/** Files lie where the content lies and mean nothing elsewhere, and what holds them is for the pages. */
const bound: ReadonlySet<string> = new Set(["image", "file", "groups", "group"]);

/** The fields of a kind that are open. */
export function openFields(schema: z.ZodObject): readonly Field[] {
  return usedFieldsOf(schema).filter(({ info }) => info.isPersonal !== true && !bound.has(info.kind));
}
