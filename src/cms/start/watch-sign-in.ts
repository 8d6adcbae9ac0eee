import { showNotes } from "../saving/notes";
import { t } from "../../words/t";

/** How long after a refusal another answer may show that Decap has renewed the sign-in, in ms. */
const PAUSE = 3000;

/** Says so soon: Decap tries again for a minute, and then says that something could not be loaded. */
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
