/** The most values that are kept, since a build needs those of thousands of items. */
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

export class ShortMemory<Value> {
  private readonly duration: number;
  private readonly entries = new Map<string, { readonly value: Value; readonly since: number }>();

  /** @param duration in ms */
  constructor(duration: number) {
    this.duration = duration;
  }

  /** @param now in ms, by a clock that only goes forward */
  get(key: string, now: number): Value | undefined {
    const entry = this.entries.get(key);
    return entry && now - entry.since < this.duration ? entry.value : undefined;
  }

  set(key: string, value: Value, now: number): void {
    this.entries.set(key, { value, since: now });
  }
}
