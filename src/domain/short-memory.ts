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
