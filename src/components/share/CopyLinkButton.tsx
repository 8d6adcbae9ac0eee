import { Icon } from "../ui/Icon";
import { copyLink } from "./copy-link";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";

/** Copies the address of the page and says whether it worked. */
export function CopyLinkButton() {
  return (
    <button
      type="button"
      className={buttons.scripted}
      onClick={() =>
        void copyLink(
          window.location.href,
          t("Link copied to clipboard!"),
          t("Your browser refused. Copy it from the address bar."),
        )
      }
    >
      <Icon name="link" />
      {` ${t("Copy link")}`}
    </button>
  );
}
