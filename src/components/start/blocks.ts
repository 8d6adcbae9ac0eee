import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { blockMarks } from "../../domain/text/block-marks";

// A script of pages whose texts have tabs, hints or solutions, which also work without it.

/** The storage entry with the name of the tab that the reader has last chosen for code. */
const CODE_LANGUAGE = "code-language";

const tabs = `[${blockMarks.tabs}] > div > input[value]`;

/** Remembers the language that a reader chooses for code, and shows it in all tabs before they are drawn. */
function keepLanguage(): void {
  let chosen = storedEntry(CODE_LANGUAGE);
  const show = (tab: Element) => {
    if (tab instanceof HTMLInputElement && tab.matches(tabs) && tab.value === chosen) tab.checked = true;
  };
  // While the page arrives, and when the application shows another text.
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

/** Opens closed parts for printing, since browsers without `::details-content` would not print them. */
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
