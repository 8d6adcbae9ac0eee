import { servedPath } from "../../domain/addresses/served-path";

/**
 * Fetches a file of this site by its path; undefined if it does not exist. All other code uses this.
 *
 * @throws Error if the site can't be reached or has an error
 */
export async function fetchFile(address: string, init: RequestInit): Promise<Response | undefined> {
  const response = await fetch(servedPath(address), init);
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/**
 * The JSON of a file; undefined if it does not exist, even if the host answers with a page. Throws as `fetchFile` does.
 */
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

/** Why something could not be loaded. `outdated`: the site has changed since the page was opened, and only a reload helps. */
export type LoadingFailure = "unreachable" | "outdated";

/** The file is gone, because the site has been built more than once since the page was. */
export class OutdatedPage extends Error {}

/** Why data could not be loaded, from the error of its loader. */
export function failureOf(error: unknown): LoadingFailure {
  return error instanceof OutdatedPage ? "outdated" : "unreachable";
}

/** Why code could not be loaded; the browser gives no reason. */
export async function failureOfPart(): Promise<LoadingFailure> {
  return fetch(window.location.pathname, { method: "HEAD", cache: "no-cache" }).then(
    ({ status }) => (status < 500 ? "outdated" : "unreachable"),
    () => "unreachable",
  );
}
