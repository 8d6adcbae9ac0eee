import type { Node } from "gatsby";
import type { z } from "zod";
import { frameOrigin } from "../../domain/portfolio";
import { advisor } from "../../model/advisor";
import { kinds, singletons } from "../../model/content-model";
import { member } from "../../model/member";
import { normalised } from "../../model/normalise";
import { post } from "../../model/post";
import { isOutsideLink } from "../../model/reference";
import { teamMember } from "../../model/team-member";
import { fieldValues } from "../../model/validate";
import { outsidePictures } from "../markdown/render-markdown";
import type { OutsideOrigins } from "./security-headers";

/** Whose portfolios have a page of their own. */
const portfolioOwners = [member, teamMember, advisor];

/** The origins of all pictures and videos that content links instead of holding them, and of all framed portfolios. */
export function outsideOrigins(nodesOfType: (typeName: string) => Iterable<Node>): OutsideOrigins {
  const images = new Set<string>();
  for (const { typeName, schema } of [...kinds, ...singletons])
    for (const node of nodesOfType(typeName)) for (const origin of mediaOrigins(schema, node)) images.add(origin);
  const frames = new Set<string>();
  for (const { typeName, schema } of portfolioOwners)
    for (const node of nodesOfType(typeName)) for (const origin of portfolioOrigins(schema, node)) frames.add(origin);
  return { images: [...images].sort(), frames: [...frames].sort() };
}

function portfolioOrigins(schema: z.ZodObject, node: Node): string[] {
  const { portfolio } = normalised(schema, node);
  const origin = typeof portfolio === "string" ? frameOrigin(portfolio) : undefined;
  return origin === undefined ? [] : [origin];
}

function* mediaOrigins(schema: z.ZodObject, node: Node): Generator<string> {
  const body: unknown = node.markdown;
  if (typeof body === "string") yield* markdownOrigins(body);
  for (const { field, value } of fieldValues(schema, node)) {
    if (typeof value !== "string") continue;
    const { kind } = field.info;
    // The files of a post are pictures and videos that its page shows; any other file is merely linked.
    const isShown = kind === "image" || (kind === "file" && schema === post.schema);
    if (isShown && isOutsideLink(value) && URL.canParse(value)) yield new URL(value).origin;
    if (kind === "markdown") yield* markdownOrigins(value);
  }
}

function* markdownOrigins(markdown: string): Generator<string> {
  for (const url of outsidePictures(markdown)) if (URL.canParse(url)) yield new URL(url).origin;
}
