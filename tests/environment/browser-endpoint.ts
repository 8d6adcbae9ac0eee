/** The environment variable that holds the address of the browser of one of jest's workers; in one process there is one. */
export function browserEndpointOf(worker = process.env.JEST_WORKER_ID ?? "1"): string {
  return `TEST_BROWSER_${worker}`;
}
