import { Icon } from "../ui/Icon";
import { toast } from "../ui/toast";
import * as buttons from "../ui/button.module.css";

/** Copies the address of the page and says whether it worked. */
export function CopyLinkButton() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast({ title: "Link copied to clipboard!", tone: "success" });
    } catch {
      toast({
        title: "The link could not be copied",
        description: "Your browser refused. Copy it from the address bar.",
        tone: "error",
      });
    }
  };
  return (
    <button type="button" className={buttons.button} onClick={() => void copy()}>
      <Icon name="link" /> Copy link
    </button>
  );
}
