import { showNotes } from "../saving/notes";
import { RefusedEntry } from "../saving/refused-entry";
import { textToCopy, unwrittenFields, shownFields } from "./shown-fields";
import { decapWords } from "./words";
import { openForm } from "./open-form";
import { t } from "../../words/t";

const ADVICE = t("Copy the text, reload the page, and paste what is missing.");

/** The form in which something went wrong, by its address: what it shows may no longer be what would be saved. */
let broken: string | undefined;

/** All that the form has shown last, in case that an error takes it away. */
let lastText = "";

/**
 * Says at once that something went wrong while someone writes. From then on the form may show words that Decap does not
 * have, so it is not saved until it is opened again.
 */
export function watchErrors(): void {
  window.addEventListener("error", ({ error, message }) => {
    if (!isHarmless(error, message)) report();
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (!isHarmless(reason, "")) report();
  });
  window.addEventListener("hashchange", () => {
    broken = undefined;
  });
  // What a key does is on the screen with the next picture of it.
  for (const name of ["keydown", "paste", "drop", "input"])
    window.addEventListener(name, () => requestAnimationFrame(remember), true);
  watchForEnd();
}

/** Refuses to save a form whose words are not those that would be saved. */
export function refuseUnwritten(): void {
  const fields = shownFields();
  const unlike = unwrittenFields(fields);
  const reasons = [
    ...(broken === location.hash ? [t("Something went wrong in the editor since this entry was opened.")] : []),
    ...unlike.map((field) => t("{field}: other words would be saved than those that are shown.", { field })),
  ];
  if (reasons.length > 0) throw new RefusedEntry([...reasons, ADVICE], textToCopy(fields));
}

function remember(): void {
  const text = textToCopy(shownFields());
  if (text !== "") lastText = text;
}

function report(): void {
  if (!openForm()) return;
  broken = location.hash;
  remember();
  const reason = t("The editor no longer saves this entry, as it may not have all that is shown.");
  showNotes(t("Something went wrong:"), [reason, ADVICE], "refused", lastText);
}

/**
 * Refusals and lost connections have messages of their own: after these, Decap rejects with what it tells its store.
 * Browsers report a delay in laying out the page as an error.
 */
function isHarmless(error: unknown, message: string): boolean {
  if (error instanceof RefusedEntry || /ResizeObserver loop/.test(message)) return true;
  if (!(error instanceof Error)) return true;
  return /^(?:APIError|API_ERROR|AbortError|EditorialWorkflowError)$/.test(error.name) || isConnection(error);
}

function isConnection({ message }: Error): boolean {
  return /Failed to fetch|NetworkError|Load failed|API_ERROR/i.test(message);
}

/** When an error ends the whole form, Decap shows a page that says so, without what was on the screen. */
function watchForEnd(): void {
  const title = decapWords("ui", "errorBoundary", "title");
  const look = () => {
    const heading = document.querySelector("#nc-root h1");
    if (lastText === "" || heading?.textContent !== title || openForm()) return;
    showNotes(t("Something went wrong:"), [t("The form is gone, and was not saved."), ADVICE], "refused", lastText);
    lastText = "";
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
