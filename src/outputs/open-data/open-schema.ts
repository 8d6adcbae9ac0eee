import { z } from "zod";
import { fieldRegistry } from "../../model/schema/field-info";
import { nameOfAddress, openFields, type OpenList } from "./open-lists";

const address = z.url().describe("Its page on the site, or its place on one.");
const picture = z.url().describe("Its picture.");
const instant = (what: string) => z.iso.datetime({ offset: true }).describe(`${what}, calculated from date and time.`);

const links = z
  .array(z.object({ label: z.string(), url: z.url() }))
  .describe("Slides, recordings, code, results and the like.");

/** The shape of a list as JSON Schema (draft 2020-12), derived from the content model. */
export function openSchema({ name, description, kinds }: OpenList, id: string): unknown {
  const shape: Record<string, z.ZodType> = {};
  for (const kind of kinds)
    for (const field of openFields(kind.schema)) {
      const isCommon = kinds.every((each) =>
        openFields(each.schema).some((other) => other.name === field.name && other.required),
      );
      shape[field.name] ??= isCommon ? field.schema : field.schema.optional();
    }
  const isPlanned = "date" in shape && "venue" in shape;
  const item = z.object({
    ...shape,
    ...(nameOfAddress(kinds) === "page" && { url: z.url().describe("Where it leads.").optional() }),
    [nameOfAddress(kinds)]: address,
    image: picture.optional(),
    ...(kinds.some(({ schema: { shape } }) => "links" in shape) && { links: links.optional() }),
    ...(isPlanned && { start: instant("When it starts").optional(), end: instant("When it ends").optional() }),
    ...(kinds.length > 1 && { isPast: z.boolean().describe("Whether their time has passed.") }),
  });
  const schema = z.toJSONSchema(z.array(item), {
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const info = zodSchema instanceof z.ZodType ? fieldRegistry.get(zodSchema) : undefined;
      if (info) Object.assign(jsonSchema, { title: info.label, description: info.hint });
    },
  });
  return { ...schema, $id: id, title: name, description };
}
