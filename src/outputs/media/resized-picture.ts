/** A picture of the content in one size, as a query answers. */
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

/** The address of the picture; undefined without one. */
export function addressOf(picture: ResizedPicture | null): string | undefined {
  return picture?.picture?.resize?.src ?? picture?.pictureUrl ?? undefined;
}
