import { toast } from "../ui/toast";

/** Copies an address and says whether it worked, in the given words if it did. */
export async function copyLink(url: string, success: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: success, tone: "success" });
  } catch {
    toast({
      title: "The link could not be copied",
      description: "Your browser refused. Copy it from the address bar.",
      tone: "error",
    });
  }
}
