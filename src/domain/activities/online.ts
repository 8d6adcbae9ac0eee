import type { Schedule } from "../time/schedule";
import { statusAt } from "./event-status";

interface Place {
  readonly venue?: string | null | undefined;
  readonly joinLink?: string | null | undefined;
}

/** Where something takes place, in words: its venue, online, or both; undefined if neither is known. */
export function placeText({ venue, joinLink }: Place): string | undefined {
  if (!joinLink) return venue || undefined;
  return venue ? `${venue}, and online` : "Online";
}

/** Where people take part online at `now`; undefined once it is over, if it is cancelled, and if it is not online. */
export function joinTarget(
  item: Schedule & { readonly status?: string | null; readonly joinLink?: string | null },
  now: Date,
): string | undefined {
  const status = statusAt(item, now);
  return status === "completed" || status === "cancelled" ? undefined : (item.joinLink ?? undefined);
}
