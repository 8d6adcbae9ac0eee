import { renewOutdatedStart } from "../../../../src/components/navigation/renew-outdated-start";

/** The first page from a loader like Gatsby's: the newest build on the host is "new". */
function startWith(answer: () => Promise<unknown>) {
  const loader: { loadPage: (path: string) => Promise<unknown>; loadAppData: () => Promise<unknown> } = {
    loadPage: answer,
    loadAppData: () => Promise.resolve({ webpackCompilationHash: "new" }),
  };
  renewOutdatedStart(loader);
  return loader.loadPage("/notice");
}

const chunkError = new Error("Loading chunk 223 failed.");

describe("The first page of a visit", () => {
  it("stays as it is if it could be loaded", async () => {
    const page = { page: { webpackCompilationHash: "old" }, component: "Notices" };
    expect(await startWith(() => Promise.resolve(page))).toBe(page);
  });

  it.each([
    ["its code is gone", () => Promise.resolve({ status: "error", error: chunkError })],
    ["its template is new", () => Promise.reject(chunkError)],
  ])("tells Gatsby the newest version if %s", async (_, answer) => {
    const page = { status: "error", error: chunkError, page: { webpackCompilationHash: "new" } };
    expect(await startWith(answer)).toEqual(page);
  });

  it("tells Gatsby the newest version if its data is gone", async () => {
    const page = { status: "error", page: { webpackCompilationHash: "new" } };
    expect(await startWith(() => Promise.resolve(undefined))).toEqual(page);
  });
});

describe("A first page that no version can show", () => {
  it("is told to the start script, which shows what works without scripts", async () => {
    const hear = jest.fn();
    window.addEventListener("failed", hear, { once: true });
    Object.assign(window, { ___webpackCompilationHash: "new" });
    await startWith(() => Promise.reject(chunkError));
    expect(hear).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(window, "___webpackCompilationHash");
  });
});

describe("A runtime without such a loader", () => {
  it("is left as it is", () => {
    const loader = { loadPage: "?" };
    renewOutdatedStart(loader);
    expect(loader).toEqual({ loadPage: "?" });
  });
});
