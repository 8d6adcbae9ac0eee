import type { FormGroup } from "../configuration/form-groups";
import { button, element } from "../start/make-element";

/** The groups that were opened since the editor started; they are also open in the next form. */
const opened = new Set<string>();

/**
 * Puts a button above each group of fields, which shows and hides them. Hidden fields stay in the page, a pixel high,
 * so that reaching one by its label, a search in the page or a script opens its group. Tab skips them.
 */
export function foldGroups(form: Element, groups: readonly FormGroup[], folder: string): void {
  // In Decap, forms are not in a landmark.
  form.closest(".editor-frame")?.setAttribute("role", "main");
  const nameOf = (part: Element) => part.querySelector("label")?.htmlFor.replace(/-field-\d+$/, "");
  const parts = new Map(partsOf(form).map((part) => [nameOf(part), part]));
  for (const group of groups) {
    const own = group.fields.flatMap(({ name }) => parts.get(name) ?? []);
    if (group.heading !== "") own[0]?.before(headingOf(group, own, `${folder}: ${group.heading}`));
  }
}

/**
 * The parts of a form, each with a field. They have no class or role, but are the children of the closest element
 * around all labels.
 */
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
  // The style sheet shows the names of its fields beside it.
  toggle.dataset.fields = fields.map(({ info }) => info.label).join(" · ");
  const set = (isOpen: boolean) => {
    toggle.setAttribute("aria-expanded", String(isOpen));
    for (const part of parts) part.toggleAttribute("data-folded", !isOpen);
    if (isOpen) opened.add(name);
    else opened.delete(name);
  };
  toggle.addEventListener("click", () => set(!opened.has(name)));
  // The browser scrolls to what it should show.
  for (const part of parts) for (const type of ["focusin", "scroll"]) part.addEventListener(type, () => set(true));
  set(opened.has(name));
  const shown = element("h2", "form-group");
  shown.append(toggle);
  return shown;
}

/** Shows all fields, since an error may be in any group. */
export function openGroups(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>('.form-group [aria-expanded="false"]')) toggle.click();
}

/** Makes Tab skip closed groups, which are inert during the key press. */
export function skipFoldedOnTab(): void {
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Tab") return;
      const folded = document.querySelectorAll("[data-folded]");
      for (const part of folded) part.setAttribute("inert", "");
      // Even if its group was opened in between.
      setTimeout(() => folded.forEach((part) => part.removeAttribute("inert")));
    },
    true,
  );
}
