/** Who wrote something, as its fields say. */
interface Written {
  readonly author?: string | null;
  readonly authors?: readonly string[] | null;
}

/** Everyone who wrote an article, the one who is linked first; empty if no one is named. */
export function authorsOf({ author, authors }: Written): readonly string[] {
  if (authors && authors.length > 0) return authors;
  return author ? [author] : [];
}

/** Everyone who wrote an article, in one line; empty if no one is named. */
export function authorNames(written: Written): string {
  return authorsOf(written).join(", ");
}
