import type { FormGroup } from "../configuration/form-groups";
import { button, element } from "../start/make-element";

/** The groups that were opened since the editor was: they are open in the next form, too. */
const opened = new Set<string>();

/**
 * Puts a button above each group of fields of a form that shows and hides them. Hidden fields stay in the page, a
 * pixel high: reaching one, with its label, a search in the page or a script, opens its group. Tab skips them.
 */
export function foldGroups(form: Element, groups: readonly FormGroup[], folder: string): void {
  // Decap puts a form into no landmark.
  form.closest(".editor-frame")?.setAttribute("role", "main");
  const nameOf = (part: Element) => part.querySelector("label")?.htmlFor.replace(/-field-\d+$/, "");
  const parts = new Map(partsOf(form).map((part) => [nameOf(part), part]));
  for (const group of groups) {
    const own = group.fields.flatMap(({ name }) => parts.get(name) ?? []);
    if (group.heading !== "") own[0]?.before(headingOf(group, own, `${folder}: ${group.heading}`));
  }
}

/** The parts of a form, each with a field. Decap gives them no name: they are side by side in what holds all labels. */
function partsOf(form: Element): Element[] {
  const labels = [...form.querySelectorAll("label")];
  const [first, last] = [labels.at(0), labels.at(-1)];
  if (!first || !last) return [];
  const all = document.createRange();
  all.setStartBefore(first);
  all.setEndAfter(last);
  const { commonAncestorContainer: around } = all;
  return around instanceof Element ? [...around.children] : [];
}

function headingOf({ heading, fields }: FormGroup, parts: readonly Element[], name: string): HTMLElement {
  const toggle = button(heading);
  // Styles show the names of its fields beside it.
  toggle.dataset.fields = fields.map(({ info }) => info.label).join(" · ");
  const set = (isOpen: boolean) => {
    toggle.setAttribute("aria-expanded", String(isOpen));
    for (const part of parts) part.toggleAttribute("data-folded", !isOpen);
    if (isOpen) opened.add(name);
    else opened.delete(name);
  };
  toggle.addEventListener("click", () => set(!opened.has(name)));
  // The browser scrolls to what it was asked to show.
  for (const part of parts) for (const type of ["focusin", "scroll"]) part.addEventListener(type, () => set(true));
  set(opened.has(name));
  const shown = element("h2", "form-group");
  shown.append(toggle);
  return shown;
}

/** Shows all fields: what has just been refused may be in any group. */
export function openGroups(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>('.form-group [aria-expanded="false"]')) toggle.click();
}

/** Lets Tab skip what is folded: what is inert during the press gets no focus. */
export function skipFoldedOnTab(): void {
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Tab") return;
      const folded = document.querySelectorAll("[data-folded]");
      for (const part of folded) part.setAttribute("inert", "");
      // Also where its group was opened in between.
      setTimeout(() => folded.forEach((part) => part.removeAttribute("inert")));
    },
    true,
  );
}
