/**
 * The JSON at an address of this site; undefined where there is none, also if the host answers with a page.
 *
 * @throws Error if the site can't be reached or is in trouble
 */
export async function fetchJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, init);
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  try {
    const json: unknown = await response.json();
    return json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
