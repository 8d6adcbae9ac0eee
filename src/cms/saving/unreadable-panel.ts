import { button, element } from "../start/make-element";
import { t } from "../../words/t";

export interface UnreadableFile {
  readonly path: string;
  readonly reason: string;
  readonly text: string | undefined;
  readonly list: { readonly label: string; readonly address: string };
}

/** Shows a file in the place of Decap's form until another address is opened. Nothing of it can be changed here. */
export function showUnreadable({ path, reason, text, list }: UnreadableFile): void {
  document.getElementById("unreadable")?.remove();
  const panel = element("main", "unreadable");
  panel.id = "unreadable";
  const status = element("span");
  status.setAttribute("role", "status");
  const again = button(t("Open it again"));
  again.addEventListener("click", () => location.reload());
  const back = element("a", "", t("Back to {list}", { list: list.label }));
  back.href = list.address;
  const actions = element("p", "unreadable-actions");
  const message = element("p", "", reason);
  message.setAttribute("role", "alert");
  panel.append(element("h1", "", t("{file} can't be opened", { file: path })), message);
  if (text !== undefined) {
    panel.append(element("p", "", t("Nothing was changed. Correct the file in a text editor, then open it again.")));
    panel.append(fileTextArea(text));
    const copy = button(t("Copy the text"));
    copy.addEventListener("click", () => void copyText(text, status));
    actions.append(copy, " ");
  }
  actions.append(again, " ", back, " ", status);
  panel.append(actions);
  const behind = document.getElementById("nc-root");
  behind?.setAttribute("inert", "");
  document.body.append(panel);
  addEventListener(
    "hashchange",
    () => {
      panel.remove();
      behind?.removeAttribute("inert");
    },
    { once: true },
  );
}

function fileTextArea(text: string): HTMLElement {
  const label = element("label", "", t("The text of the file"));
  const area = element("textarea");
  area.readOnly = true;
  area.spellcheck = false;
  area.rows = 20;
  area.value = text;
  label.append(area);
  return label;
}

async function copyText(text: string, status: HTMLElement): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  status.textContent = isCopied
    ? t("Copied.")
    : t("The browser does not let the editor copy it: select the text and copy it.");
}
