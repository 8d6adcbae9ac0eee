/** A photo as the dialog shows it. */
export interface ShownPhoto {
  /** The name of its file, as the editor knows it. */
  readonly name: string;
  readonly preview: Blob;
}

/** What the editor decided about a photo. */
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
  /** Whether the editor has cancelled. */
  isCancelled(): boolean;
  close(): void;
}

interface Row<Photo> {
  readonly photo: Photo;
  readonly input: HTMLInputElement;
  readonly leave: HTMLButtonElement;
}

/** Opens the dialog; the browser gives the focus back when it is closed. */
export function openPhotoDialog<Photo extends ShownPhoto>(intro: string): PhotoDialog<Photo> {
  const dialog = element("dialog", "photos-dialog");
  const heading = element("h2", "", "What do the photos show?");
  heading.id = "photos-heading";
  dialog.setAttribute("aria-labelledby", heading.id);
  const status = element("p");
  status.setAttribute("role", "status");
  const refused = element("ul", "photos-refused");
  const list = element("ol", "photos-list");
  const add = button("Add photos");
  const cancel = button("Cancel");
  const buttons = element("p", "photos-buttons");
  buttons.append(add, cancel);
  dialog.append(heading, element("p", "", intro), refused, list, status, buttons);

  const photos = new Map<HTMLElement, Row<Photo>>();
  const addresses: string[] = [];
  let isReady = false;
  let isCancelled = false;
  let settle: ((photos: readonly DescribedPhoto<Photo>[] | undefined) => void) | undefined;

  const update = () => {
    add.disabled = !isReady || photos.size === 0;
    add.textContent = photos.size === 1 ? "Add 1 photo" : `Add ${photos.size} photos`;
  };
  const close = () => {
    dialog.close();
    dialog.remove();
    addresses.forEach((address) => URL.revokeObjectURL(address));
  };
  const stop = () => {
    isCancelled = true;
    close();
    settle?.(undefined);
  };
  const letDecide = (may: boolean) => {
    isReady = may;
    cancel.disabled = !may;
    for (const { input, leave } of photos.values()) input.disabled = leave.disabled = !may;
    update();
  };
  const describe = () => {
    letDecide(false);
    settle?.([...photos.values()].map(({ photo, input }) => ({ photo, alt: input.value.trim() })));
  };
  const leaveOut = (entry: HTMLElement) => {
    const inputs = [...photos.values()].map(({ input }) => input);
    const left = photos.get(entry)?.input;
    const next = inputs[(left ? inputs.indexOf(left) : 0) + 1];
    photos.delete(entry);
    entry.remove();
    update();
    (next ?? cancel).focus();
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
      const address = URL.createObjectURL(photo.preview);
      addresses.push(address);
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
        (nextInput(entry) ?? add).focus();
      });
      label.append(input);
      const leave = button("Leave out");
      leave.setAttribute("aria-label", `Leave out ${photo.name}`);
      leave.addEventListener("click", () => leaveOut(entry));
      entry.append(picture, label, leave);
      list.append(entry);
      photos.set(entry, { photo, input, leave });
      if (photos.size === 1) input.focus();
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

function nextInput(entry: HTMLElement): HTMLInputElement | null | undefined {
  return entry.nextElementSibling?.querySelector("input");
}

function button(text: string): HTMLButtonElement {
  const made = element("button", "", text);
  made.type = "button";
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = "",
  text = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.textContent = text;
  return made;
}
