import { t } from "../../words/t";

const MARK = "data-page-shown";

/**
 * Puts a button below the form that shows the page in its place, and back. Styles offer it only where both have no room
 * beside each other (phone.css).
 */
export function addViewSwitch(): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "view-switch";
  const show = (isPage: boolean) => {
    document.documentElement.toggleAttribute(MARK, isPage);
    button.textContent = isPage ? t("Show the form") : t("Show the page");
  };
  button.addEventListener("click", () => {
    show(!document.documentElement.hasAttribute(MARK));
  });
  window.addEventListener("hashchange", () => show(false));
  document.addEventListener(FORM_WANTED, () => show(false));
  show(false);
  document.body.append(button);
}

const FORM_WANTED = "form-wanted";

export function showForm(): void {
  document.dispatchEvent(new Event(FORM_WANTED));
}
