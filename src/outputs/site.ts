import type { Content } from "../content/content";

/** An item as its file describes it; `normalised` reads old spellings and leaves out what is empty. */
export interface ContentNode {
  /** Its unique id in Gatsby. */
  readonly id: string;
  /** The id in the content, as in the file. */
  readonly jsonId?: unknown;
  readonly [field: string]: unknown;
}

/** The items of one kind, by the name of its GraphQL type, in no order. */
export type NodesOfType = (typeName: string) => Iterable<ContentNode>;

/** What the outputs need to know about the site; `src/gatsby/read-site.ts` fills it in. */
export interface Site {
  /** The canonical address, without a trailing slash. */
  readonly url: string;
  readonly builtAt: Date;
  readonly club: {
    readonly name: string;
    readonly description: string;
    readonly email: string;
    /** Where to report a security problem: an e-mail address or a link; empty if the club names none. */
    readonly securityContact: string;
  };
  /** Absolute. */
  readonly contentDirectory: string;
  readonly content: Content;
  /** The paths of all pages that Gatsby makes. */
  readonly pages: readonly string[];
  readonly nodesOfType: NodesOfType;
  /**
   * Queries GraphQL fields of all nodes of a type such as `Event`, or of those with the given ids, in any order: texts
   * and pictures as on pages.
   */
  readonly query: <T>(typeName: string, fields: string, ids?: readonly string[]) => Promise<readonly T[]>;
}

/** The id of an item in its file; Gatsby's JSON transformer drops the number 0. */
export function nodeId({ jsonId }: ContentNode): string {
  return typeof jsonId === "string" || typeof jsonId === "number" ? String(jsonId) : "0";
}

/** A picture of the content in one size, as a query returns it. */
export interface ResizedPicture {
  readonly pictureUrl: string | null;
  readonly picture: { readonly resize: { readonly src: string } | null } | null;
}

/**
 * The part of a query that asks a picture for a `ResizedPicture`.
 *
 * @param size the arguments of `resize`
 */
export function resizedPicture(size: string): string {
  return `{ pictureUrl picture { resize(${size}) { src } } }`;
}

export function addressOf(picture: ResizedPicture | null): string | undefined {
  return picture?.picture?.resize?.src ?? picture?.pictureUrl ?? undefined;
}

/** The part of a query that asks a picture of a gallery for the size that the viewer shows. */
export const largePicture = `{
  pictureUrl
  picture { gatsbyImageData(size: WHOLE_WINDOW) }
}`;
