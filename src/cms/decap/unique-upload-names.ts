import { uploadNames } from "../saving/upload-names";
import { openEntry } from "./open-entry";
import { pathsIn, type WatchedMedia } from "./watch-media";

/**
 * Gives what an entry uploads a name that no other file has. Decap would offer to replace the other file and then delete
 * it at once, although other items may show it, and although the entry may never be saved. Phones name all photos alike.
 *
 * @param mediaPaths the files that are there
 */
export function keepUploadNamesUnique(mediaPaths: WatchedMedia["paths"]): void {
  const passedOn = new WeakSet<Event>();
  const nameOf = uploadNames();
  const named = async (file: File, stored: readonly string[]) => {
    const ofEntry = pathsIn(openEntry().mediaFiles) ?? [];
    const name = nameOf(await digestOf(file), file.name, { stored, ofEntry });
    return new File([file], name, { type: file.type });
  };
  const passOn = async (input: HTMLInputElement) => {
    const stored = (await mediaPaths().catch(() => undefined)) ?? [];
    const transfer = new DataTransfer();
    for (const file of input.files ?? []) transfer.items.add(await named(file, stored));
    input.files = transfer.files;
    const event = new Event("change", { bubbles: true });
    passedOn.add(event);
    input.dispatchEvent(event);
  };
  window.addEventListener(
    "change",
    (event) => {
      const { target } = event;
      if (passedOn.has(event) || !(target instanceof HTMLInputElement) || !isUpload(target)) return;
      event.stopImmediatePropagation();
      void passOn(target);
    },
    { capture: true },
  );
}

/** Whether a file is chosen for the entry that is open. In the list of all files, an editor may replace one. */
function isUpload(input: HTMLInputElement): boolean {
  const isEntry = /^#\/collections\/[^/]+\/(?:new|entries)\b/.test(location.hash);
  return isEntry && input.type === "file" && input.closest('[role="dialog"]') !== null;
}

async function digestOf(file: File): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer())));
}
