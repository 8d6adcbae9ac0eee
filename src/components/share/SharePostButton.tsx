import { servedPath } from "../../domain/addresses/served-path";
import { routes } from "../../domain/routes";
import { Icon } from "../ui/Icon";
import { ActionName } from "../ui/Sentence";
import { copyLink } from "./copy-link";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";

/** Copies the address of a post in the gallery, and opens the system's share sheet if there is one. */
export function SharePostButton({ id, title }: { readonly id: number; readonly title: string }) {
  const share = async () => {
    const url = window.location.origin + servedPath(routes.sharedPost(id));
    const refusal = t("Your browser refused. Open the post and copy the address of its page.");
    await copyLink(url, t("Post link copied to clipboard!"), refusal);
    // Closing the sheet is not an error: the reader still has the copy.
    if ("share" in navigator) await navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <button type="button" className={buttons.scripted} onClick={() => void share()}>
      <Icon name="link" /> <ActionName text={t("Share<hidden> <name/></hidden>")} name={title} />
    </button>
  );
}
