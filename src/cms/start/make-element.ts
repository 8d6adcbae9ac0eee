/** A new element with a class and a text. */
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

/** A new button that submits no form. */
export function button(text: string): HTMLButtonElement {
  const made = element("button", "", text);
  made.type = "button";
  return made;
}

/** A text whose values between quotes keep their own direction: `'C++'` looks the same in a sentence that reads from right to left. */
export function withOwnDirections(text: string): readonly (string | HTMLElement)[] {
  return text.split(/('[^']*')/).map((part, index) => (index % 2 === 0 ? part : element("bdi", "", part)));
}
