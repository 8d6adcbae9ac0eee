import { toast } from "../ui/toast/toast";
import { t } from "../../words/t";

/**
 * Copies an address and says whether it worked.
 *
 * @param success the message if it worked
 * @param refusal the message if not, which says what else the reader can do
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
