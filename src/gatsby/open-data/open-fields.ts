import type { z } from "zod";
import { fieldsOf, type Field } from "../../model/schema-fields";

/** How to reach somebody is for the readers of the pages, not for programs. */
const contacts: ReadonlySet<string> = new Set(["email", "phone", "contactPerson", "contactEmail", "contactPhone"]);

/** Files lie where the content lies and mean nothing elsewhere, and what holds them is for the pages. */
const bound: ReadonlySet<string> = new Set(["image", "file", "groups", "group"]);

/** The fields of a kind that are open. */
export function openFields(schema: z.ZodObject): readonly Field[] {
  return fieldsOf(schema).filter(({ name, info }) => !contacts.has(name) && !bound.has(info.kind));
}
