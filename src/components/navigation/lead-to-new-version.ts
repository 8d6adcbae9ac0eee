/** The parts of the router that are used here; it is on `window`. */
interface Router {
  readonly ___loader: {
    loadPage: (path: string) => Promise<unknown>;
    hovering: (path: string) => unknown;
  };
  ___navigate: (to: unknown, options?: unknown) => void;
  readonly ___webpackCompilationHash: string;
}

/** How the browser leaves a page. */
type Exit = Pick<Location, "assign" | "replace" | "reload">;

/**
 * Makes a link lead to a full load of its page where the running version of the site can't show it: its data
 * or code is gone, or another version has been published. The router itself does nothing where the page has a new template,
 * and makes a second entry of the history where a link replaces the present one.
 *
 * Call it when the first page is complete: until then the application decides whether to load it again.
 */
export function leadToNewVersion(router: unknown = window, exit: Exit = window.location): void {
  if (!isRouter(router)) return;
  const { ___loader: loader, ___navigate: navigate } = router;
  const { loadPage } = loader;
  // Back and Forward have already changed the address.
  const reload = () => exit.reload();
  let leave = reload;

  router.___navigate = (to, options) => {
    const isReplacing = Reflect.get(Object(options), "replace") === true;
    if (typeof to === "string") leave = () => (isReplacing ? exit.replace(to) : exit.assign(to));
    // It asks the loader for the page before it returns.
    navigate(to, options);
    leave = reload;
  };
  loader.loadPage = async (path) => {
    const leaveForPage = leave;
    const page = await loadPage(path).catch(() => undefined);
    if (isOfThisVersion(page, router)) return page;
    leaveForPage();
    // The router waits for it, and so does nothing itself.
    return new Promise<never>(() => undefined);
  };
  // A pointer over a link only prepares for a click: a failure does not matter yet.
  loader.hovering = (path) => void loadPage(path).catch(() => undefined);
}

function isOfThisVersion(page: unknown, { ___webpackCompilationHash: hash }: Router): boolean {
  const details: unknown = Reflect.get(Object(page), "page");
  return Reflect.get(Object(details), "webpackCompilationHash") === hash;
}

/** The router sets all of it before anything else runs; only a built site has a version. */
function isRouter(value: unknown): value is Router {
  return Boolean(Reflect.get(Object(value), "___webpackCompilationHash"));
}
