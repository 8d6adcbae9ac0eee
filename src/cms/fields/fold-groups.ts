import type { FormGroup } from "../configuration/form-groups";

const FOLDED = "data-folded";
const FAULTS = ".field-errors";

interface ShownGroup {
  readonly name: string;
  readonly button: HTMLButtonElement;
  readonly parts: readonly HTMLElement[];
}

let shown: readonly ShownGroup[] = [];

/** The groups that were opened since the editor was: they are open in the next form, too. */
const opened = new Set<string>();

/**
 * Puts a button above each group of fields of a form that shows and hides them. Hidden fields stay in the page, a pixel high.
 * Reaching one, with its label, a search in the page or a script, opens its group. Tab skips them.
 *
 * @param pane the element whose children are the parts of the form
 */
export function foldGroups(pane: Element, groups: readonly FormGroup[], folder: string): void {
  // Decap puts a form into no landmark.
  pane.closest(".editor-frame")?.setAttribute("role", "main");
  const parts = partsByName(pane);
  shown = groups.flatMap(({ heading, fields }) => {
    const own = fields.flatMap(({ name }) => parts.get(name) ?? []);
    const [first] = own;
    if (heading === "" || !first) return [];
    const group = { name: `${folder}: ${heading}`, button: document.createElement("button"), parts: own };
    group.button.textContent = heading;
    // Styles show the names of its fields beside it.
    group.button.dataset.fields = fields.map(({ info }) => info.label).join(" · ");
    pane.insertBefore(headingOf(group), first);
    return [group];
  });
  const openFaulty = () => openGroups((part) => part.querySelector(FAULTS) !== null);
  new MutationObserver(openFaulty).observe(pane, { childList: true, subtree: true });
  openFaulty();
}

/** Opens the groups of the fields that sentences are about: those begin with the label of a field. */
export function openNamedGroups(sentences: readonly string[]): void {
  openGroups((part) => {
    const label = part.querySelector("label")?.firstChild?.textContent ?? "";
    return sentences.some((sentence) => sentence.startsWith(label) && /^[ ,:]/.test(sentence.slice(label.length)));
  });
}

function openGroups(isWanted: (part: Element) => boolean): void {
  for (const group of shown.filter(({ parts }) => parts.some((part) => part.hasAttribute(FOLDED) && isWanted(part))))
    setOpen(group, true);
}

function partsByName(pane: Element): ReadonlyMap<string, HTMLElement> {
  const parts = [...pane.children].filter((part) => part instanceof HTMLElement);
  return new Map(parts.map((part) => [part.querySelector("label")?.htmlFor.replace(/-field-\d+$/, "") ?? "", part]));
}

function headingOf(group: ShownGroup): HTMLElement {
  const { name, button, parts } = group;
  button.type = "button";
  button.addEventListener("click", () => setOpen(group, button.getAttribute("aria-expanded") !== "true"));
  setOpen(group, opened.has(name));
  const open = () => setOpen(group, true);
  for (const part of parts) {
    part.addEventListener("focusin", open);
    // The browser was asked to show something in it.
    part.addEventListener("scroll", open);
  }
  const heading = document.createElement("h2");
  heading.className = "form-group";
  heading.append(button);
  return heading;
}

function setOpen({ name, button, parts }: ShownGroup, isOpen: boolean): void {
  button.setAttribute("aria-expanded", String(isOpen));
  for (const part of parts) part.toggleAttribute(FOLDED, !isOpen);
  if (isOpen) opened.add(name);
  else opened.delete(name);
}

/** Lets Tab skip what is folded: what is inert during the press gets no focus. */
export function skipFoldedOnTab(): void {
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Tab") return;
      const folded = [...document.querySelectorAll<HTMLElement>(`[${FOLDED}]`)];
      const setInert = (isInert: boolean) => folded.forEach((part) => part.toggleAttribute("inert", isInert));
      setInert(true);
      setTimeout(() => setInert(false));
    },
    true,
  );
}
