/** More values are never kept: a build asks for those of thousands of items. */
const MOST = 10_000;

/** Keeps values that take long to make, by a text that says all that they depend on. */
export class Remembered<Value> {
  private readonly values = new Map<string, Value>();

  get(key: string, make: () => Value): Value {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    if (this.values.size >= MOST) this.values.clear();
    const value = make();
    this.values.set(key, value);
    return value;
  }
}
