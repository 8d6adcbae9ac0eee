import { fetchLatestData } from "./fetch-file";

/** Why something could not be loaded. `outdated`: the site has changed since the page was opened, and only a reload helps. */
export type LoadingFailure = "unreachable" | "outdated";

/** What is asked for is gone, and the newest build has nothing in its place that this page understands. */
export class OutdatedPage extends Error {}

/** Why data could not be loaded, from what its loader has thrown. */
export function failureOf(error: unknown): LoadingFailure {
  return error instanceof OutdatedPage ? "outdated" : "unreachable";
}

/** Why a part of the program did not load; the browser itself gives no reason. */
export async function failureOfPart(): Promise<LoadingFailure> {
  return fetchLatestData().then(
    () => "outdated",
    () => "unreachable",
  );
}
