import { answerPage, type Outcome } from "./answer-page";
import { challengeOf, cookieOf, createSecret, expiredCookie, isSameText, secretIn } from "./one-time-secret";
import { redeemCode } from "./redeem-code";
import type { Settings } from "./settings";

/** Sent with all answers, so that caches, frames and the next site learn nothing about a sign-in. */
const guards = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=31536000",
};

/**
 * Signs editors in for Decap CMS: sends them to the provider and hands the token to the editor that asked.
 * It stores and logs nothing. See docs/sign-in-helper.md.
 *
 * @param ask calls the provider; tests pass a stub
 */
export async function handleRequest(
  request: Request,
  settings: Settings,
  ask: typeof fetch = fetch,
): Promise<Response> {
  return guarded(await answerOf(request, settings, ask));
}

/** The answer to a request that no browser sends, such as one for another host. */
export function refuseRequest(): Response {
  return guarded(plain(400, "This request is malformed."));
}

function guarded(response: Response): Response {
  for (const [name, value] of Object.entries(guards)) response.headers.set(name, value);
  return response;
}

async function answerOf(request: Request, settings: Settings, ask: typeof fetch): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url);
  if (request.method !== "GET") return plain(405, "Only GET is supported.", { Allow: "GET" });
  const callback = `${settings.publicOrigin ?? origin}/callback`;
  switch (pathname) {
    case "/auth":
      return sendToProvider(searchParams, settings, callback);
    case "/callback": {
      const outcome = await outcomeOf(request, settings, callback, ask);
      const page = await answerPage(outcome, settings.siteOrigins);
      page.headers.append("Set-Cookie", expiredCookie);
      return page;
    }
    case "/":
      return plain(200, "This server lets the editors of a club's site sign in. There is nothing else here.");
    default:
      return plain(404, "There is nothing at this address.");
  }
}

async function sendToProvider(query: URLSearchParams, settings: Settings, callback: string): Promise<Response> {
  const provider = query.get("provider") ?? "github";
  if (provider !== "github") return plain(400, "This server signs in with GitHub only: set CMS_BACKEND to github.");
  const secret = createSecret();
  const address = new URL(`${settings.provider}/login/oauth/authorize`);
  address.search = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: callback,
    scope: settings.scopes.find((scope) => scope === query.get("scope")) ?? settings.scopes[0],
    state: secret.state,
    code_challenge: await challengeOf(secret.verifier),
    code_challenge_method: "S256",
  }).toString();
  return new Response(null, {
    status: 302,
    headers: { Location: address.toString(), "Set-Cookie": cookieOf(secret) },
  });
}

async function outcomeOf(request: Request, settings: Settings, callback: string, ask: typeof fetch): Promise<Outcome> {
  const query = new URL(request.url).searchParams;
  const secret = secretIn(request.headers.get("Cookie"));
  if (!secret || !isSameText(secret.state, query.get("state") ?? ""))
    return {
      result: "error",
      problem: "expired",
      message: "This sign-in has expired or was started in another browser. Please try again.",
    };
  const code = query.get("code") ?? "";
  if (code === "")
    return {
      result: "error",
      problem: "not-allowed",
      message: "You did not allow access, so you are not signed in.",
    };
  return redeemCode(settings, { code, verifier: secret.verifier, callback }, ask);
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers } });
}
