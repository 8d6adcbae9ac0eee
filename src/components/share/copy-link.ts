import { toast } from "../ui/toast/toast";
import { t } from "../../words/t";

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
