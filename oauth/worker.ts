import { handleRequest } from "./handle-request";
import { readSettings, type Variables } from "./settings";

/** The helper as a Cloudflare Worker, set up by `wrangler.toml` in this folder. */
export default {
  fetch: (request: Request, variables: Variables): Promise<Response> => handleRequest(request, readSettings(variables)),
};
