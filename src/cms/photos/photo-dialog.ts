import { button, element } from "../start/make-element";
import { t } from "../../words/t";

/** A photo, and what the editor has decided about it. */
interface DescribedPhoto<Photo> {
  readonly photo: Photo;
  /** Empty if nothing was typed. */
  readonly alt: string;
}

/** The one dialog for all photos of a batch. Photos come in while they are read. */
export interface PhotoDialog<Photo extends ShownPhoto> {
  say(status: string): void;
  show(photo: Photo): void;
  /** Adds a sentence about a file that is left out. */
  refuse(sentence: string): void;
  /** Lets the editor decide, again if need be: what was typed stays. Undefined once they have cancelled. */
  decided(): Promise<readonly DescribedPhoto<Photo>[] | undefined>;
  /** True if the editor has cancelled. */
  isCancelled(): boolean;
  close(): void;
}

/** Opens the dialog; the browser gives the focus back when it is closed. */
export function openPhotoDialog<Photo extends ShownPhoto>(intro: string): PhotoDialog<Photo> {
  const dialog = element("dialog", "photos-dialog");
  const heading = element("h2", "", t("What do the photos show?"));
  heading.id = "photos-heading";
  dialog.setAttribute("aria-labelledby", heading.id);
  const status = element("p");
  status.setAttribute("role", "status");
  const refused = element("ul", "photos-refused");
  const list = element("ol", "photos-list");
  const add = button("");
  const cancel = button(t("Cancel"));
  const buttons = element("p", "photos-buttons");
  buttons.append(add, cancel);
  dialog.append(heading, element("p", "", intro), refused, list, status, buttons);

  let rows: readonly PhotoRow<Photo>[] = [];
  let isReady = false;
  let isCancelled = false;
  let settle: ((photos: readonly DescribedPhoto<Photo>[] | undefined) => void) | undefined;

  const update = () => {
    add.disabled = !isReady || rows.length === 0;
    add.textContent = t("{count, plural, one {Add # photo} other {Add # photos}}", { count: rows.length });
  };
  const close = () => {
    dialog.close();
    dialog.remove();
    rows.forEach((row) => row.remove());
  };
  const stop = () => {
    isCancelled = true;
    close();
    settle?.(undefined);
  };
  const letDecide = (may: boolean) => {
    isReady = may;
    cancel.disabled = !may;
    rows.forEach((row) => row.letDecide(may));
    update();
  };
  const describe = () => {
    letDecide(false);
    settle?.(rows.map(({ photo, alt }) => ({ photo, alt: alt() })));
  };
  const after = (row: PhotoRow<Photo>) => rows[rows.indexOf(row) + 1];
  const leaveOut = (row: PhotoRow<Photo>) => {
    const next = after(row) ?? cancel;
    rows = rows.filter((each) => each !== row);
    row.remove();
    update();
    next.focus();
  };

  add.addEventListener("click", describe);
  cancel.addEventListener("click", stop);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    if (!cancel.disabled) stop();
  });
  // What is typed here is not for Decap's keys.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());

  update();
  document.body.append(dialog);
  dialog.showModal();
  return {
    say: (text) => {
      status.textContent = text;
    },
    show: (photo) => {
      const row = photoRow(photo, {
        goOn: () => (after(row) ?? add).focus(),
        leaveOut: () => leaveOut(row),
      });
      list.append(row.entry);
      rows = [...rows, row];
      if (rows.length === 1) row.focus();
      update();
    },
    refuse: (sentence) => refused.append(element("li", "", sentence)),
    decided: () => {
      const isAgain = cancel.disabled;
      letDecide(true);
      if (isAgain) add.focus();
      return new Promise((resolve) => {
        settle = resolve;
        if (isCancelled) resolve(undefined);
      });
    },
    isCancelled: () => isCancelled,
    close,
  };
}

/** A photo as the dialog shows it. */
export interface ShownPhoto {
  /** The name of its file, as the editor knows it. */
  readonly name: string;
  readonly preview: Blob;
}

/** One photo of the dialog, with the field for its alt text. */
interface PhotoRow<Photo> {
  readonly photo: Photo;
  readonly entry: HTMLElement;
  /** The text that was typed. */
  alt(): string;
  focus(): void;
  /** Lets the editor type and leave the photo out, or not. */
  letDecide(may: boolean): void;
  remove(): void;
}

interface RowActions {
  /** Enter was pressed in the field. */
  readonly goOn: () => void;
  readonly leaveOut: () => void;
}

/** Builds the row of a photo; it keeps the preview in memory until it is removed. */
function photoRow<Photo extends ShownPhoto>(photo: Photo, { goOn, leaveOut }: RowActions): PhotoRow<Photo> {
  const address = URL.createObjectURL(photo.preview);
  const entry = element("li");
  const picture = element("img");
  picture.src = address;
  picture.alt = "";
  const label = element("label", "", t("What does {photo} show?", { photo: photo.name }));
  const input = element("input");
  input.type = "text";
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // Otherwise the same press would also be one of the button.
    event.preventDefault();
    goOn();
  });
  label.append(input);
  const leave = button(t("Leave out"));
  leave.setAttribute("aria-label", t("Leave out {photo}", { photo: photo.name }));
  leave.addEventListener("click", leaveOut);
  entry.append(picture, label, leave);
  return {
    photo,
    entry,
    alt: () => input.value.trim(),
    focus: () => input.focus(),
    letDecide: (may) => {
      input.disabled = leave.disabled = !may;
    },
    remove: () => {
      entry.remove();
      URL.revokeObjectURL(address);
    },
  };
}
