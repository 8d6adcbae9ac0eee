import type { Place } from "../../../../src/cms/configuration/backend";
import { TabStorage } from "../../../../src/cms/start/first-storage";

type PlaceToSignIn = Exclude<Place, { readonly name: "nowhere" }>;

const hosted: PlaceToSignIn = { name: "hosted", backend: { name: "github" } };
const local: PlaceToSignIn = { name: "local", backend: { name: "proxy" } };

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
});

/** The module as a page loads it, which looks at the browser's storage at once. */
async function signInTo(place: PlaceToSignIn): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    const { prepareSignIn } = await import("../../../../src/cms/start/first-storage");
    prepareSignIn(place);
  });
}

function blockStorage(): void {
  const get = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  Object.defineProperty(window, "localStorage", { configurable: true, get });
}

describe("Signing in", () => {
  it("to the files of this computer needs no account and does not touch that of the hosted editor", async () => {
    browser.setItem("decap-cms-user", "the hosted editor's token");
    await signInTo(local);
    expect(localStorage.getItem("decap-cms-user")).toBe('{"backendName":"proxy"}');
    expect(browser.getItem("decap-cms-user")).toBe("the hosted editor's token");
  });

  it("to the files of this computer works where the browser blocks its storage", async () => {
    blockStorage();
    await signInTo(local);
    expect(localStorage.getItem("decap-cms-user")).toBe('{"backendName":"proxy"}');
  });

  it("to the hosted editor is left to Decap", async () => {
    await signInTo(hosted);
    expect(browser).toHaveLength(0);
  });

  it("to the hosted editor says what to do where the browser blocks its storage", async () => {
    blockStorage();
    await expect(signInTo(hosted)).rejects.toThrow("Allow cookies and site data for this address");
  });
});
