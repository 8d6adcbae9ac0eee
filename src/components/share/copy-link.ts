import { toast } from "../ui/toast/toast";

/**
 * Copies an address and says whether it worked.
 *
 * @param success the words if it did
 * @param instead what else a reader can do
 */
export async function copyLink(url: string, success: string, instead: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: success, tone: "success" });
  } catch {
    toast({
      title: "The link could not be copied",
      description: `Your browser refused. ${instead}`,
      tone: "error",
    });
  }
}
