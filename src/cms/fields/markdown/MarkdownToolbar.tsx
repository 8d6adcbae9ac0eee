import "@github/markdown-toolbar-element";
import { createElement } from "react";
import { Icon } from "../../../components/ui/Icon";
import { decapWords } from "../../decap/words";
import { shortcutLetter } from "../../../domain/text/shortcut-letter";
import type { BlockName } from "./text-block";
import { t } from "../../../words/t";

/** The buttons of GitHub's toolbar, with Decap's labels; `key` is pressed with Ctrl or ⌘. */
const marks = [
  { element: "md-header", words: "headings", sign: "H", level: 2 },
  { element: "md-bold", words: "bold", sign: "B", key: "b" },
  { element: "md-italic", words: "italic", sign: "I", key: "i" },
  { element: "md-link", words: "link", sign: <Icon name="link" />, key: "k" },
  { element: "md-unordered-list", words: "bulletedList", sign: "•" },
  { element: "md-ordered-list", words: "numberedList", sign: <span data-sign="1." /> },
  { element: "md-quote", words: "quote", sign: "”" },
  { element: "md-code", words: "code", sign: "</>" },
] as const;

/** What readers open or choose. */
const blocks: readonly { readonly name: BlockName; readonly words: string; readonly help: string }[] = [
  { name: "hint", words: t("Hint"), help: t("A hint that readers open") },
  { name: "solution", words: t("Solution"), help: t("A solution that readers open") },
  { name: "tabs", words: t("Tabs"), help: t("The same code in several languages") },
];

interface ToolbarProps {
  readonly area: string;
  readonly label: string;
  readonly isFull: boolean;
  readonly onPicture: () => void;
  readonly onBlock: (name: BlockName) => void;
  readonly onFull: () => void;
}

export function MarkdownToolbar({ area, label, isFull, onPicture, onBlock, onFull }: ToolbarProps) {
  return (
    <div className="markdown-tools">
      {createElement(
        "markdown-toolbar",
        { for: area, "aria-label": label },
        ...marks.map(({ element, words, sign, ...mark }) => {
          const name = decapWords("editor", "editorWidgets", "markdown", words);
          const level = "level" in mark ? { level: mark.level } : {};
          return createElement(
            element,
            { key: element, role: "button", tabIndex: -1, "aria-label": name, title: name, ...level },
            sign,
          );
        }),
        <button key="picture" type="button" data-md-button="" tabIndex={-1} onClick={onPicture}>
          {t("Picture")}
        </button>,
        ...blocks.map(({ name, words, help }) => (
          <button key={name} type="button" data-md-button="" tabIndex={-1} title={help} onClick={() => onBlock(name)}>
            {words}
          </button>
        )),
      )}
      <button type="button" aria-pressed={isFull} onClick={onFull}>
        {t("Full screen")}
      </button>
    </div>
  );
}

export function pressMark(field: Element | null, event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  const mark = marks.find((each) => "key" in each && each.key === shortcutLetter(event));
  const button = mark && field?.querySelector<HTMLElement>(mark.element);
  button?.click();
  return Boolean(button);
}
