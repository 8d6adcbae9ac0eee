import { languageParts } from "../../domain/language/language-of";

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = "",
  text = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.textContent = text;
  return made;
}

export function button(text: string): HTMLButtonElement {
  const made = element("button", "", text);
  made.type = "button";
  return made;
}

/** A text in which parts in another language are marked; without that, 'C++' reads '++C' in Arabic. */
export function markedText(text: string): readonly (string | HTMLElement)[] {
  return languageParts(text).map(({ text: part, marks }) =>
    marks ? Object.assign(element("span", "", part), marks) : part,
  );
}
