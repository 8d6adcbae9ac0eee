import { Icon } from "../ui/Icon";
import * as buttons from "../ui/controls/button.module.css";
import { copyLink } from "./copy-link";

/** Copies the address of the page and says whether it worked. */
export function CopyLinkButton() {
  return (
    <button
      type="button"
      className={buttons.scripted}
      onClick={() => void copyLink(window.location.href, "Link copied to clipboard!", "Copy it from the address bar.")}
    >
      <Icon name="link" /> Copy link
    </button>
  );
}
