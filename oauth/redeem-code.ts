import { propertyOf } from "../src/domain/shape";
import type { Outcome } from "./answer-page";
import type { Settings } from "./settings";

/** In ms. */
const PATIENCE = 10_000;

interface Redemption {
  readonly code: string;
  readonly verifier: string;
  /** The callback with which the code was requested. */
  readonly callback: string;
}

/** Exchanges a code for a token at the provider. A failure becomes a message without any secrets. */
export async function redeemCode(
  { clientId, clientSecret, provider }: Settings,
  { code, verifier, callback }: Redemption,
  ask: typeof fetch,
): Promise<Outcome> {
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    code,
    code_verifier: verifier,
    redirect_uri: callback,
  });
  try {
    const response = await ask(`${provider}/login/oauth/access_token`, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer: unknown = await response.json();
    const token = propertyOf(answer, "access_token");
    if (response.ok && typeof token === "string" && /^[\w.-]+$/.test(token)) return { result: "success", token };
    const reason = propertyOf(answer, "error");
    return refused(typeof reason === "string" && /^\w{1,60}$/.test(reason) ? reason : `status ${response.status}`);
  } catch {
    return {
      result: "error",
      problem: "unreachable",
      message: "GitHub could not be reached. Please try again.",
    };
  }
}

function refused(reason: string): Outcome {
  return {
    result: "error",
    problem: "not-accepted",
    message: `GitHub did not accept the sign-in (${reason}). Please try again.`,
    reason,
  };
}
