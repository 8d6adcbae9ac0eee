/** In what form a text is copied for editors like Decap's, and with its looks. */
const RICH = new Set(["application/x-slate-fragment", "text/html"]);

/**
 * Lets Decap's editors of texts take what they are given. What is pasted comes with the first two events, and Decap reads
 * it from one of them.
 */
export function watchPastes(): void {
  for (const name of ["paste", "beforeinput", "drop"]) window.addEventListener(name, takePlainText, true);
  window.addEventListener("paste", passOn, true);
}

/** While Markdown is shown as such, Decap would lose all words of a list or a link that is pasted: it takes lines. */
function takePlainText(event: Event): void {
  const data = dataOf(event);
  if (!data || !editorOf(event)?.closest(".cms-editor-raw")) return;
  const { getData } = data;
  data.getData = (format) => (RICH.has(format) ? "" : Reflect.apply(getData, data, [format]));
}

/** Extensions of browsers that paste send only the event before the one that Decap listens to. */
function passOn(event: ClipboardEvent): void {
  if (event.isTrusted || !event.clipboardData || !editorOf(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const options = { bubbles: true, cancelable: true, composed: true };
  const input = { inputType: "insertFromPaste", dataTransfer: event.clipboardData };
  event.target?.dispatchEvent(new InputEvent("beforeinput", { ...options, ...input }));
}

function dataOf(event: Event): DataTransfer | null {
  if (event instanceof ClipboardEvent) return event.clipboardData;
  return event instanceof InputEvent || event instanceof DragEvent ? event.dataTransfer : null;
}

/** The editor of a text that an event is for. A block of code inside it takes what is pasted as it is. */
function editorOf(event: Event): Element | undefined {
  const around = event.composedPath().filter((node) => node instanceof Element);
  if (around.some((node) => node.matches(".CodeMirror"))) return undefined;
  return around.find((node) => node.matches("[data-slate-editor]"));
}
