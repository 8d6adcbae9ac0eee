/** In ms: how long a site may take to answer. */
const PATIENCE = 20_000;

/**
 * Says what is wrong with a link to another site, in a sentence without a subject; undefined if nothing is. A site that
 * is busy or refuses programs is not a dead link.
 *
 * @param {string} url
 * @returns {Promise<string | undefined>}
 */
export async function deadLinkError(url) {
  try {
    const status = await statusOf(url, "HEAD");
    // Some servers do not answer HEAD.
    const final = [404, 405, 410, 501].includes(status) ? await statusOf(url, "GET") : status;
    return final === 404 || final === 410 ? `answers with status ${final}, expected a page that exists` : undefined;
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === "TimeoutError";
    return isSlow ? `did not answer within ${PATIENCE / 1000} s` : "can't be reached, expected a site that answers";
  }
}

/**
 * @param {string} url
 * @param {"HEAD" | "GET"} method
 */
async function statusOf(url, method) {
  const response = await fetch(url, { method, redirect: "follow", signal: AbortSignal.timeout(PATIENCE) });
  await response.body?.cancel();
  return response.status;
}
