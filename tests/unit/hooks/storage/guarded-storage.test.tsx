import { isEntryKept, readEntry, subscribeToEntry, writeEntry } from "../../../../src/hooks/storage/guarded-storage";

const KEY = "entry";

/** Writes into the storage as another tab does. */
function otherTabWrites(key: string | null, text: string | null): void {
  if (key === null) localStorage.clear();
  else if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
}

function refuseAll(...methods: ("getItem" | "setItem" | "removeItem")[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The storage is blocked", "SecurityError");
    });
}

describe("An entry of the storage", () => {
  it("is kept until it is removed", () => {
    expect(writeEntry(KEY, "a")).toBe(true);
    expect(localStorage.getItem(KEY)).toBe("a");
    expect([readEntry(KEY), isEntryKept(KEY)]).toEqual(["a", true]);
    writeEntry(KEY, null);
    expect([readEntry(KEY), localStorage.getItem(KEY)]).toEqual([null, null]);
  });

  it("lasts as long as the page if the storage is blocked", () => {
    refuseAll("getItem", "setItem", "removeItem");
    expect(readEntry(KEY)).toBeNull();
    expect(writeEntry(KEY, "a")).toBe(false);
    expect([readEntry(KEY), isEntryKept(KEY)]).toEqual(["a", false]);
    writeEntry(KEY, null);
    expect(readEntry(KEY)).toBeNull();
  });

  it("prefers what another tab writes to entries that could not be stored", () => {
    const listener = jest.fn();
    const unsubscribe = subscribeToEntry(KEY, listener);
    refuseAll("setItem");
    writeEntry(KEY, "mine");
    jest.restoreAllMocks();
    otherTabWrites(KEY, "theirs");
    expect([readEntry(KEY), isEntryKept(KEY)]).toEqual(["theirs", true]);
    otherTabWrites(null, null);
    expect(readEntry(KEY)).toBeNull();
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
  });

  it("calls only its own listeners, until they unsubscribe", () => {
    const [mine, other] = [jest.fn(), jest.fn()];
    const leave = [subscribeToEntry(KEY, mine), subscribeToEntry("other", other)];
    writeEntry(KEY, "a");
    otherTabWrites(KEY, "b");
    expect([mine, other].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
    window.dispatchEvent(new Event("pageshow"));
    expect([mine, other].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
    for (const unsubscribe of leave) unsubscribe();
    otherTabWrites(KEY, "c");
    expect(mine).toHaveBeenCalledTimes(3);
  });
});
