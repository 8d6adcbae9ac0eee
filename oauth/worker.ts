import { handleRequest } from "./handle-request";
import { readSettings, type Variables } from "./settings";

/** The helper as a Cloudflare Worker; `wrangler.toml` beside this file names it. */
export default {
  fetch: (request: Request, variables: Variables): Promise<Response> => handleRequest(request, readSettings(variables)),
};
