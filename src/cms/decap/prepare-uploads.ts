import { prepareUpload, type PreparedUpload } from "../photos/prepare-upload";
import { showNotes } from "../saving/notes";
import { RefusedEntry } from "../saving/refused-entry";
import { wrapBackend } from "./decap-backend";
import type { NameUpload } from "./entry-upload";
import { openEntry } from "./open-form";
import { lastPartOf, pathsIn } from "./repository-files";
import { t } from "../../words/t";

/** How often it is looked whether Decap has taken an upload, in ms, and how often at most. */
const PAUSE = 100;
const MOST_LOOKS = 600;

/**
 * Prepares every file that an editor chooses to upload: photos are reduced, names are made plain, and what can't be used
 * is refused with a sentence.
 *
 * An upload of an entry also gets a name that no other file has. Decap would offer to replace the other file and then delete
 * it at once, although other items may show it, and although the entry may never be saved. Phones name all photos alike.
 */
export function prepareUploads(backendName: string, nameUpload: NameUpload): void {
  const passedOn = new WeakSet<Event>();
  /** The messages about uploads to the list of all files, by their names without an extension, once they are there. */
  const sayings = new Map<string, (path: string) => void>();

  const passOn = async (input: HTMLInputElement, original: File) => {
    const prepared = await prepareUpload(original);
    if (typeof prepared === "string") {
      showNotes(t("Not uploaded:"), [prepared], "refused");
      input.value = "";
      return;
    }
    const isOfEntry = isInEntry();
    const file = isOfEntry
      ? await nameUpload(prepared.file, original, pathsIn(openEntry().mediaFiles) ?? [])
      : prepared.file;
    const say = (path: string) => {
      const sentences = [uploadedText(original.name, path, prepared), ...(isOfEntry ? [t("Publish to save it.")] : [])];
      showNotes(t("Uploaded:"), [sentences.join(" ")], "done");
    };
    // The dialog may be closed by now.
    if (!input.isConnected) return;
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
    const event = new Event("change", { bubbles: true });
    passedOn.add(event);
    if (isOfEntry) sayOnceInEntry(stemOf(file.name), say);
    else sayings.set(stemOf(file.name), say);
    input.dispatchEvent(event);
  };
  window.addEventListener(
    "change",
    (event) => {
      const { target } = event;
      if (passedOn.has(event) || !(target instanceof HTMLInputElement) || !isUpload(target)) return;
      event.stopImmediatePropagation();
      const [file] = target.files ?? [];
      if (file) void passOn(target, file);
    },
    { capture: true },
  );
  wrapBackend(backendName, {
    persistMedia:
      (persist) =>
      async (...given) => {
        const [path = ""] = pathsIn(given) ?? [];
        const stem = stemOf(lastPartOf(path));
        try {
          const kept = await persist(...given);
          sayings.get(stem)?.(path);
          return kept;
        } catch (error) {
          // Decap would put a name for programs before it, and select another file.
          setTimeout(closeDialog);
          const reason = error instanceof Error ? error.message : String(error);
          const sentence = t("{file} could not be saved. {reason}", { file: lastPartOf(path), reason });
          showNotes(t("Not uploaded:"), [sentence], "refused");
          throw new RefusedEntry([sentence]);
        } finally {
          sayings.delete(stem);
        }
      },
  });
}

function uploadedText(original: string, path: string, { reduced }: PreparedUpload): string {
  const values = { original, file: lastPartOf(path) };
  if (!reduced) return t("{original} is now {file}.", values);
  const [before, after] = [reduced.before, reduced.after].map(({ width, height }) => `${width} × ${height}`);
  return t("{original} is now {file}, reduced from {before} to {after} pixels.", {
    ...values,
    before: before ?? "",
    after: after ?? "",
  });
}

function closeDialog(): void {
  const escape = new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true });
  document.querySelector('[role="dialog"]')?.dispatchEvent(escape);
}

/** A file is chosen in the dialog with all files, also for the entry that is open. */
function isUpload(input: HTMLInputElement): boolean {
  return input.type === "file" && input.closest('[role="dialog"]') !== null;
}

function isInEntry(): boolean {
  return /^#\/collections\/[^/]+\/(?:new|entries)\b/.test(location.hash);
}

/** Decap does not say when it has taken a file. */
function sayOnceInEntry(stem: string, say: (path: string) => void, looks = 0): void {
  const path = pathsIn(openEntry().mediaFiles)?.find((each) => stemOf(lastPartOf(each)) === stem);
  if (path !== undefined) say(path);
  else if (looks < MOST_LOOKS && isInEntry()) setTimeout(() => sayOnceInEntry(stem, say, looks + 1), PAUSE);
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}
