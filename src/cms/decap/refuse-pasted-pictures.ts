import { keepLines } from "./keep-pasted-lines";
import { showNotes } from "../saving/notes";

const advice = "Pictures can't be pasted. Upload each one: Add Component (the plus above the text), then Image.";

/**
 * Lets texts be pasted and dropped without the pictures in them, and says so. Decap's editor for texts can't show such a
 * picture: it would end with an error, and with it the entry. It would also belong to another website.
 */
export function refusePastedPictures(): void {
  // What is pasted comes with both of the first two events, and Decap's editor reads it from one of them.
  for (const name of ["paste", "beforeinput", "drop"]) window.addEventListener(name, leaveOutPictures, true);
}

function leaveOutPictures(event: Event): void {
  const data = dataOf(event);
  if (!data || !isForRichText(event)) return;
  const pasted = data.getData("text/html");
  const kept = keepLines(pasted);
  const text = withoutPictures(kept?.html ?? pasted);
  const html = text ?? kept?.html;
  if (html === undefined) return;
  const getData = data.getData.bind(data);
  data.getData = (format) => (format === "text/html" ? html : getData(format));
  const changes = [...(text === undefined ? [] : [advice]), ...(kept?.changes ?? [])];
  // A paste is two events: the second must not take away what the first said.
  if (changes.length > 0) showNotes("Changed while pasting:", changes, "refused");
}

function dataOf(event: Event): DataTransfer | null {
  if (event instanceof ClipboardEvent) return event.clipboardData;
  return event instanceof InputEvent || event instanceof DragEvent ? event.dataTransfer : null;
}

function isForRichText(event: Event): boolean {
  const around = event.composedPath().filter((node) => node instanceof Element);
  // A block of code inside such a text takes what is pasted as it is.
  return (
    around.some((node) => node.matches("[data-slate-editor]")) && !around.some((node) => node.matches(".CodeMirror"))
  );
}

/** The HTML without its pictures, and without the links that hold nothing else; undefined if it has no pictures. */
export function withoutPictures(html: string): string | undefined {
  // Nothing in such a document is loaded or run.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const pictures = body.querySelectorAll("img");
  if (pictures.length === 0) return undefined;
  for (const picture of pictures) {
    const link = picture.closest("a");
    picture.remove();
    if (link?.textContent.trim() === "") link.remove();
  }
  // Without any HTML, Decap would look for other forms of what was pasted.
  return `<body>${body.innerHTML}</body>`;
}
