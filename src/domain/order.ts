/** Compares for sorting, the smallest first. Unlike a difference, it orders what is infinite. */
export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
