/** The keys for which WebDriver uses special characters. */
const keyCodes: Readonly<Record<string, string>> = { Control: "\uE009", Escape: "\uE00C", Enter: "\uE007" };

const pause = { type: "pause" };

const down = (key: string) => ({ type: "keyDown", value: keyCodes[key] ?? key });
const up = (key: string) => ({ type: "keyUp", value: keyCodes[key] ?? key });

/** A mouse press at a place in the window, in the format of WebDriver and its BiDi; `held` is a key held meanwhile. */
export function pressActions({ x, y }: { readonly x: number; readonly y: number }, held?: string): readonly object[] {
  const before = held === undefined ? [] : [down(held)];
  const after = held === undefined ? [] : [up(held)];
  const pointer = [
    ...before.map(() => pause),
    { type: "pointerMove", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [
    { type: "key", id: "keys", actions: [...before, pause, pause, pause, ...after] },
    { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: pointer },
  ];
}

/** Keys one after the other, as `Reader.type` takes them. */
export function keyActions(keys: readonly string[]): readonly object[] {
  const actions = keys.flatMap((key) => {
    const [first = "", second] = key.length > 1 ? key.split("+") : [key];
    return second === undefined ? [down(first), up(first)] : [down(first), down(second), up(second), up(first)];
  });
  return [{ type: "key", id: "keys", actions }];
}
