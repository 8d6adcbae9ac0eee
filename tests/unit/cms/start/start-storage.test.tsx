import type { Place } from "../../../../src/cms/configuration/backend";
import { prepareSignIn } from "../../../../src/cms/start/sign-in";

type PlaceToSignIn = Exclude<Place, { readonly name: "nowhere" }>;

const hosted: PlaceToSignIn = { name: "hosted", backend: { name: "github" } };
const local: PlaceToSignIn = { name: "local", backend: { name: "proxy" } };
const sandbox: PlaceToSignIn = { name: "sandbox", backend: { name: "test-repo" } };

/** The browser's storage before anything replaces it. */
const browser = window.localStorage;

afterEach(() => {
  Object.defineProperty(window, "localStorage", { configurable: true, value: browser });
  browser.clear();
  history.replaceState(null, "", "/admin");
});

/** The scripts of the editor as a page loads them, one after the other. */
async function signInTo(place: PlaceToSignIn): Promise<void> {
  await jest.isolateModulesAsync(async () => void (await import("../../../../src/cms/start/start-storage")));
  prepareSignIn(place);
}

describe("Signing in", () => {
  it("to the sandbox needs no account and does not touch that of the hosted editor", async () => {
    history.replaceState(null, "", "/admin?demo");
    browser.setItem("decap-cms-user", "the hosted editor's token");
    await signInTo(sandbox);
    expect(localStorage.getItem("decap-cms-user")).toBe('{"backendName":"test-repo"}');
    localStorage.removeItem("decap-cms-user");
    expect(localStorage.getItem("decap-cms-user")).toBeNull();
    expect(browser.getItem("decap-cms-user")).toBe("the hosted editor's token");
  });

  it("to the files of this computer needs no account", async () => {
    await signInTo(local);
    expect(localStorage.getItem("decap-cms-user")).toBe('{"backendName":"proxy"}');
  });

  it("to the hosted editor is left to Decap", async () => {
    await signInTo(hosted);
    expect(browser).toHaveLength(0);
  });
});
