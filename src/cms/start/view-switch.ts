import { button } from "./make-element";
import { t } from "../../words/t";

const MARK = "data-page-shown";

const toggle = button("");

function show(isPage: boolean): void {
  document.documentElement.toggleAttribute(MARK, isPage);
  toggle.textContent = isPage ? t("Show the form") : t("Show the page");
}

export function showForm(): void {
  show(false);
}

/**
 * Adds a button below the form that switches to the page and back. The style sheet shows it only if both don't fit side
 * by side (phone.css).
 */
export function addViewSwitch(): void {
  toggle.className = "view-switch";
  toggle.addEventListener("click", () => show(!document.documentElement.hasAttribute(MARK)));
  window.addEventListener("hashchange", showForm);
  showForm();
  document.body.append(toggle);
}
