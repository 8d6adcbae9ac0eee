import { freeName } from "../saving/free-name";
import type { WatchedMedia } from "./watch-media";

/**
 * Gives what an entry uploads a name that no other file has. Decap would offer to replace the other file and then delete
 * it at once, although other items may show it, and although the entry may never be saved. Phones name all photos alike.
 *
 * @param mediaPaths the files that are there
 */
export function keepUploadNamesUnique(mediaPaths: WatchedMedia["paths"]): void {
  const named = new WeakSet<Event>();
  // Decap keeps the same content only once in an entry, so it has to come under the same name again.
  const given = new Map<string, string>();
  const withFreeName = async (file: File, taken: readonly string[]) => {
    const content = await digestOf(file);
    const others = [...given].flatMap(([other, name]) => (other === content ? [] : [name]));
    const name = freeName(given.get(content) ?? file.name, [...taken, ...others]);
    given.set(content, name);
    return new File([file], name, { type: file.type });
  };
  const name = async (input: HTMLInputElement) => {
    const taken = (await mediaPaths().catch(() => undefined)) ?? [];
    const transfer = new DataTransfer();
    for (const file of input.files ?? []) transfer.items.add(await withFreeName(file, taken));
    input.files = transfer.files;
    const event = new Event("change", { bubbles: true });
    named.add(event);
    input.dispatchEvent(event);
  };
  window.addEventListener(
    "change",
    (event) => {
      const { target } = event;
      if (named.has(event) || !(target instanceof HTMLInputElement) || !isUpload(target)) return;
      event.stopImmediatePropagation();
      void name(target);
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
