import { isDue } from "../../domain/banner";
import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { listen } from "../start/start-events";

/** The digests of the texts that a reader has dismissed. */
const DISMISSED = "dismissed";

const { from, until, digest = "" } = document.currentScript?.dataset ?? {};
const days = {
  from: from === undefined ? undefined : Number(from),
  until: until === undefined ? undefined : Number(until),
};

const dismissed = () => storedEntry(DISMISSED)?.split(" ") ?? [];

/** Tells the styles whether to show the strip, before the page is drawn and when a reader comes back to it. */
function look(): void {
  const isShown = isDue(days, Date.now()) && !dismissed().includes(digest);
  document.documentElement.dataset.banner = isShown ? "on" : "off";
}

look();
listen(["pageshow", "storage"], look);
listen(["pointerover", "focusin", "click"], (event) => {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.closest(".banner input")) return;
  // The start script, which listens after this one, would load the application for it.
  event.stopImmediatePropagation();
  if (type !== "click") return;
  storeEntry(DISMISSED, [...dismissed(), digest].join(" ").trim());
  document.documentElement.dataset.banner = "off";
});

// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
