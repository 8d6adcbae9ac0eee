import { button, element } from "./make-element";

/** A photo as the dialog shows it. */
export interface ShownPhoto {
  /** The name of its file, as the editor knows it. */
  readonly name: string;
  readonly preview: Blob;
}

/** One photo of the dialog, with the field for its alt text. */
export interface PhotoRow<Photo> {
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
export function photoRow<Photo extends ShownPhoto>(photo: Photo, { goOn, leaveOut }: RowActions): PhotoRow<Photo> {
  const address = URL.createObjectURL(photo.preview);
  const entry = element("li");
  const picture = element("img");
  picture.src = address;
  picture.alt = "";
  const label = element("label", "", `What does ${photo.name} show?`);
  const input = element("input");
  input.type = "text";
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // Otherwise the same press would also be one of the button.
    event.preventDefault();
    goOn();
  });
  label.append(input);
  const leave = button("Leave out");
  leave.setAttribute("aria-label", `Leave out ${photo.name}`);
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
