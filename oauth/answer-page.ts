import type { SignInProblem } from "../src/cms/start/sign-in-problems";

export type Outcome = { readonly result: "success"; readonly token: string } | FailedSignIn;

interface FailedSignIn {
  readonly result: "error";
  readonly problem: SignInProblem;
  /** The problem as a sentence, for editors that don't know its name. */
  readonly message: string;
  /** GitHub's error code. */
  readonly reason?: string;
}

/** The provider's name in Decap's messages. */
const PROVIDER = "github";

/**
 * The page that sends the result to the editor that opened it, and to nothing else: the token only goes to a window of
 * an allowed origin that has answered.
 *
 * @param siteOrigins the origins that may receive a token
 */
export async function answerPage(outcome: Outcome, siteOrigins: readonly string[]): Promise<Response> {
  const script = `
const message = ${inScript(messageOf(outcome))};
const origins = ${inScript(siteOrigins)};
addEventListener("message", (event) => {
  if (event.source === opener && origins.includes(event.origin)) opener.postMessage(message, event.origin);
});
opener?.postMessage("authorizing:${PROVIDER}", "*");
`;
  const text =
    outcome.result === "success" ? "You are signed in. This window will close by itself." : inHtml(outcome.message);
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in</title>
<p>${text}</p>
<script>${script}</script>
</html>
`;
  return new Response(html, {
    status: outcome.result === "success" ? 200 : 400,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'sha256-${await digestOf(script)}'`,
    },
  });
}

/** The message to the editor, in Decap's format. */
export function messageOf({ result, ...told }: Outcome): string {
  const data = "token" in told ? { ...told, provider: PROVIDER } : told;
  return `authorization:${PROVIDER}:${result}:${JSON.stringify(data)}`;
}

/** JSON that can't end the script element that contains it. */
function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

function inHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

async function digestOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
