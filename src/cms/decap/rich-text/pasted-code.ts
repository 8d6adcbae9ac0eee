/** Programs for code copy it as lines in a font and with the spaces of code: such lines become one block of code. */
export function codeToPre(body: HTMLElement): void {
  for (const block of [...body.querySelectorAll("pre,div")].filter(isCode)) {
    // A block inside another has been taken with it.
    if (!body.contains(block)) continue;
    const made = body.ownerDocument.createElement("pre");
    const code = body.ownerDocument.createElement("code");
    const language = /\b(?:language|lang)-(\w[\w+#-]*)/.exec(classesIn(block))?.[1];
    if (language !== undefined) code.className = `language-${language}`;
    code.textContent = textOf(block);
    made.append(code);
    block.replaceWith(made);
  }
}

function isCode(element: Element): boolean {
  if (element.matches("pre")) return true;
  const style = element.getAttribute("style") ?? "";
  return /white-space:\s*pre/i.test(style) && /font-family:[^;]*(?:mono|courier|consolas|menlo)/i.test(style);
}

function classesIn(block: Element): string {
  return [block, ...block.querySelectorAll("code")].map(({ className }) => className).join(" ");
}

function textOf(block: Element): string {
  for (const lineBreak of block.querySelectorAll("br")) lineBreak.replaceWith("\n");
  for (const line of block.querySelectorAll("div")) {
    if (!line.querySelector("div") && !line.textContent.endsWith("\n")) line.append("\n");
  }
  return block.textContent.replaceAll(" ", " ").replace(/\s+$/, "");
}
