/** Connects the provider's answer to the browser that asked. */
export interface OneTimeSecret {
  /** Comes back with the provider's answer; proves that the answer belongs to this browser. */
  readonly state: string;
  /** Proves to the provider that the code is redeemed by the program that requested it (PKCE, RFC 7636). */
  readonly verifier: string;
}

const COOKIE = "__Host-sign-in";
/** In seconds: how long someone may stay on the provider's page. */
const LIFETIME = 600;

/** Random texts that can't be guessed, for one sign-in. */
export function createSecret(): OneTimeSecret {
  return { state: randomText(), verifier: randomText() };
}

/** The cookie that keeps the secret in the browser that asked, hidden from scripts. */
export function cookieOf({ state, verifier }: OneTimeSecret): string {
  return `${COOKIE}=${state}.${verifier}; Path=/; Max-Age=${LIFETIME}; HttpOnly; Secure; SameSite=Lax`;
}

/** Removes the cookie: a secret works once. */
export const expiredCookie = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

export function secretIn(cookies: string | null): OneTimeSecret | undefined {
  const values = (cookies ?? "").split(/;\s*/).map((cookie) => cookie.split("="));
  const [, value = ""] = values.find(([name]) => name === COOKIE) ?? [];
  const [, state, verifier] = /^([\w-]{43})\.([\w-]{43})$/.exec(value) ?? [];
  return state !== undefined && verifier !== undefined ? { state, verifier } : undefined;
}

/** Compares in a time that does not reveal where two texts differ. */
export function isSameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

/** The hash of the verifier, which the provider gets first. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

/** 43 characters that encode 32 random bytes. */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
