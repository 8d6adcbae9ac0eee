import { replaceStorage, TabStorage } from "../../../../src/cms/start/tab-storage";

const isUser = (key: string) => key === "user";

/** The browser's storage before anything takes its place. */
const browser = window.localStorage;

afterEach(() => {
  Object.defineProperty(window, "localStorage", { configurable: true, value: browser });
  browser.clear();
});

describe("The storage of a tab", () => {
  it("keeps its own entries from the browser's storage, and that one's from itself", () => {
    browser.setItem("user", "the hosted editor's token");
    const storage = new TabStorage(isUser, browser);
    expect(storage.getItem("user")).toBeNull();
    storage.setItem("user", "nobody");
    expect(storage.getItem("user")).toBe("nobody");
    storage.removeItem("user");
    expect(storage.getItem("user")).toBeNull();
    expect(browser.getItem("user")).toBe("the hosted editor's token");
  });

  it("shares all other entries with the browser's storage", () => {
    browser.setItem("view", "list");
    const storage = new TabStorage(isUser, browser);
    expect(storage.getItem("view")).toBe("list");
    storage.setItem("width", 7);
    expect(browser.getItem("width")).toBe("7");
    storage.removeItem("view");
    expect(browser.getItem("view")).toBeNull();
  });

  it("lists its own entries and those that it shares", () => {
    browser.setItem("user", "hidden");
    browser.setItem("view", "list");
    const storage = new TabStorage(isUser, browser);
    expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, "view", null]);
    storage.setItem("user", "nobody");
    expect([storage.length, storage.key(0), storage.key(1)]).toEqual([2, "user", "view"]);
  });

  it("lasts as long as the tab where the browser blocks its storage", () => {
    const storage = new TabStorage(isUser);
    storage.setItem("view", "grid");
    storage.setItem("width", 7);
    expect([storage.getItem("view"), storage.getItem("width"), storage.getItem("none")]).toEqual(["grid", "7", null]);
    storage.clear();
    expect(storage.length).toBe(0);
    expect(browser).toHaveLength(0);
  });

  it("can take the place of the browser's storage", () => {
    replaceStorage(new TabStorage(() => true));
    localStorage.setItem("user", "nobody");
    expect(localStorage.getItem("user")).toBe("nobody");
    expect(browser.getItem("user")).toBeNull();
  });
});
