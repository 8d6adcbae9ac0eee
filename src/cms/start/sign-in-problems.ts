import { parseJson } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { showNotes } from "../saving/notes";
import { t } from "../../words/t";

const BEGINNING = "authorization:github:error:";

/**
 * Makes Decap say in the language of the editor why signing in failed; the sign-in helper's own messages are in
 * English.
 */
export function translateSignInProblems(): void {
  window.addEventListener(
    "message",
    (event) => {
      const data = translatedProblem(event.data);
      if (data === undefined) return;
      event.stopImmediatePropagation();
      const { origin, source } = event;
      window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
    },
    { capture: true },
  );
}

function translatedProblem(message: unknown): string | undefined {
  if (typeof message !== "string" || !message.startsWith(BEGINNING)) return undefined;
  const told = parseJson(message.slice(BEGINNING.length));
  if (!isJsonObject(told)) return undefined;
  const [, sentence] = Object.entries(sentences).find(([problem]) => problem === told.problem) ?? [];
  return sentence && BEGINNING + JSON.stringify({ message: sentence(String(told.reason)) });
}

/**
 * Why the sign-in helper (oauth/) has failed. It serves editors in any language, so it only names the problem, and the
 * editor shows a translated message.
 */
const sentences = {
  expired: () => t("This sign-in has expired or was started in another browser. Please try again."),
  "not-allowed": () => t("You did not allow access, so you are not signed in."),
  "not-accepted": (reason: string) => t("GitHub did not accept the sign-in ({reason}). Please try again.", { reason }),
  unreachable: () => t("GitHub could not be reached. Please try again."),
};

export type SignInProblem = keyof typeof sentences;

/** In ms: how long after a refusal a successful answer may show that Decap has renewed the sign-in. */
const PAUSE = 3000;

/** Reports it early, since Decap retries for a minute and then only says that something could not be loaded. */
export function watchSignIn(): void {
  const ask = window.fetch;
  const answers = new Map<string, number>();
  window.fetch = async (...given) => {
    const response = await ask(...given);
    const { origin } = new URL(response.url, location.href);
    const before = answers.get(origin);
    if (response.ok) answers.set(origin, (before ?? 0) + 1);
    if (response.status === 401) setTimeout(() => answers.get(origin) === before && sayExpired(), PAUSE);
    return response;
  };
}

function sayExpired(): void {
  showNotes(
    t("Your sign-in has expired."),
    [t("Reload the page and sign in again. The editor then offers you what you have typed.")],
    "refused",
  );
}
