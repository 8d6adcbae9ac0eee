/** The option of a relation that names further collections; other editors pass over it. */
export const ALSO = "also";
