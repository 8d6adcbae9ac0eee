import type { Node } from "gatsby";
import type { z } from "zod";
import { kinds, singletons } from "../../model/content-model";
import { isOutsideLink } from "../../model/reference";
import { fieldValues } from "../../model/validate";
import { outsidePictures } from "../markdown/render-markdown";
import type { OutsideOrigins } from "./security-headers";

/** The origins of all pictures and videos that content links instead of holding them. */
export function outsideOrigins(nodesOfType: (typeName: string) => Iterable<Node>): OutsideOrigins {
  const images = new Set<string>();
  for (const { typeName, schema } of [...kinds, ...singletons])
    for (const node of nodesOfType(typeName)) for (const origin of mediaOrigins(schema, node)) images.add(origin);
  return { images: [...images].sort() };
}

function* mediaOrigins(schema: z.ZodObject, node: Node): Generator<string> {
  const body: unknown = node.markdown;
  if (typeof body === "string") yield* markdownOrigins(body);
  for (const { field, value } of fieldValues(schema, node)) {
    if (typeof value !== "string") continue;
    const { kind } = field.info;
    if ((kind === "image" || kind === "file") && isOutsideLink(value) && URL.canParse(value))
      yield new URL(value).origin;
    if (kind === "markdown") yield* markdownOrigins(value);
  }
}

function* markdownOrigins(markdown: string): Generator<string> {
  for (const url of outsidePictures(markdown)) if (URL.canParse(url)) yield new URL(url).origin;
}
