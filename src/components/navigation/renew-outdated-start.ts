import { FAILED } from "../start/start-events";

/** The parts of the loader that are used here; it is on `window`. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
  readonly loadAppData: () => Promise<unknown>;
}

/**
 * Lets the application reload, once, a page that the browser took from its cache and whose code is gone since a newer
 * version was published. The application itself compares the versions only if the code could be loaded, and otherwise
 * leaves a page on which nothing works: then the start script is told.
 *
 * Call it before the first page is loaded.
 */
export function renewOutdatedStart(loader: unknown = Reflect.get(window, "___loader")): void {
  if (!isLoader(loader)) return;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const page: unknown = await loadPage(path).catch((error: unknown) => ({ error }));
    if (Reflect.get(Object(page), "page") !== undefined) return page;
    const newest: unknown = await loader.loadAppData();
    const webpackCompilationHash: unknown = Reflect.get(Object(newest), "webpackCompilationHash");
    const isOutdated =
      webpackCompilationHash !== undefined &&
      webpackCompilationHash !== Reflect.get(window, "___webpackCompilationHash");
    if (!isOutdated) window.dispatchEvent(new Event(FAILED));
    const error: unknown = Reflect.get(Object(page), "error");
    return { status: "error", error, page: { webpackCompilationHash } };
  };
}

function isLoader(value: unknown): value is Loader {
  return Reflect.get(Object(value), "loadAppData") !== undefined;
}
