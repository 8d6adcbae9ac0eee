import type { MoveOptions } from "./history";
import type { pageLoader } from "./page-loader";

/** What other modules find of the router on the window, as they find Gatsby's own while the site is developed. */
declare global {
  interface Window {
    ___loader: ReturnType<typeof pageLoader>;
    ___navigate: (to: string | number, options?: MoveOptions) => void;
    /** The version of the site that the page belongs to, once its scripts run. */
    ___webpackCompilationHash?: string;
  }

  /** That version, which webpack writes into the scripts. */
  const __webpack_hash__: string;
}
