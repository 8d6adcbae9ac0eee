import { servedPath } from "../../domain/addresses/served-path";
import { files } from "../../domain/routes";

/**
 * A file of this site, by its path; undefined if it does not exist. Nothing else fetches one.
 *
 * @throws Error if the site can't be reached or has an error
 */
export async function fetchFile(address: string, init: RequestInit): Promise<Response | undefined> {
  const response = await fetch(servedPath(address), init);
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/** The JSON of a file; undefined if it does not exist, also if the host answers with a page. Throws as `fetchFile` does. */
export async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetchFile(address, init);
  try {
    const json: unknown = await response?.json();
    return json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The list of data files of the newest build; undefined if it has none. Throws as `fetchFile` does. */
export function fetchLatestData(signal: AbortSignal | null = null): Promise<unknown> {
  return fetchJson(files.latestData, { cache: "no-cache", signal });
}

/** Why something could not be loaded. `outdated`: the site has changed since the page was opened, and only a reload helps. */
export type LoadingFailure = "unreachable" | "outdated";

/** The file is gone, and the newest build has nothing in its place that this page understands. */
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
