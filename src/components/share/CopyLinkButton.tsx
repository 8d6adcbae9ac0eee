import { Icon } from "../ui/Icon";
import { t } from "../../words/t";
import { servedPath } from "../../domain/addresses/served-path";
import { routes } from "../../domain/routes";
import { ActionName } from "../ui/Sentence";
import { toast } from "../ui/toast/toast";
import * as buttons from "../ui/controls/button.module.css";

/**
 * Copies an address and says whether it worked.
 *
 * @param success the words if it did
 * @param refusal the words if it did not, with what else a reader can do
 */
export async function copyLink(url: string, success: string, refusal: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: success, tone: "success" });
  } catch {
    toast({
      title: t("The link could not be copied"),
      description: refusal,
      tone: "error",
    });
  }
}

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

/** Copies the address of a post in the gallery; where the system can share, its sheet opens as well. */
export function SharePostButton({ id, title }: { readonly id: number; readonly title: string }) {
  const share = async () => {
    const url = window.location.origin + servedPath(routes.sharedPost(id));
    const refusal = t("Your browser refused. Open the post and copy the address of its page.");
    await copyLink(url, t("Post link copied to clipboard!"), refusal);
    // A reader who closes the sheet still has the copy.
    if ("share" in navigator) await navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <button type="button" className={buttons.scripted} onClick={() => void share()}>
      <Icon name="link" /> <ActionName text={t("Share<hidden> <name/></hidden>")} name={title} />
    </button>
  );
}
