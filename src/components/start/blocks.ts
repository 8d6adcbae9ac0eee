import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { blockMarks } from "../../domain/text/block-marks";

// A script of pages whose texts have tabs, hints or solutions. Without it these work as well.

/** The entry with the language of code that the reader has chosen last, as its tab is named. */
const CODE_LANGUAGE = "code-language";

const tabs = `[${blockMarks.tabs}] > div > input[value]`;

/** Keeps the language that a reader chooses, and shows it in all tabs before they are drawn. */
function keepLanguage(): void {
  let chosen = storedEntry(CODE_LANGUAGE);
  const show = (tab: Element) => {
    if (tab instanceof HTMLInputElement && tab.matches(tabs) && tab.value === chosen) tab.checked = true;
  };
  // As the page arrives, and when the application shows another text.
  new MutationObserver((changes) => {
    if (!chosen) return;
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) [node, ...node.querySelectorAll(tabs)].forEach(show);
  }).observe(document, { childList: true, subtree: true });
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(tabs)) return;
    chosen = target.value;
    storeEntry(CODE_LANGUAGE, chosen);
    document.querySelectorAll(tabs).forEach(show);
  });
}

/** Opens on paper what is closed: browsers without `::details-content` print nothing of it. */
function openOnPaper(): void {
  let closed: readonly HTMLDetailsElement[] = [];
  const openAll = (isOpen: boolean) => {
    for (const fold of closed) fold.open = isOpen;
  };
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>(`[${blockMarks.fold}]:not([open])`)];
    openAll(true);
  });
  addEventListener("afterprint", () => openAll(false));
}

keepLanguage();
openOnPaper();
// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
