import type { Announcement } from "./announcement";

/** A call that posts a message; its body is JSON. */
export interface Post {
  readonly url: string;
  readonly body: object;
}

/** What a service answered. */
export type Reply =
  | { readonly kind: "sent" }
  /** It accepts no more now. @property wait in ms, if it says how long */
  | { readonly kind: "busy"; readonly wait?: number }
  /** It has moved: the same message has to be posted there. */
  | { readonly kind: "moved"; readonly post: Post; readonly to: string }
  /** It refuses the message, and every other one to this address if `isFinal`. */
  | { readonly kind: "refused"; readonly isFinal: boolean; readonly status: number };

/** A place where the members of a club are. */
export interface Channel {
  /** Its name in the state. */
  readonly name: "discord" | "telegram" | "slack";
  readonly label: string;
  /** What a new secret changes. It is never printed or stored, except as a hash. */
  readonly secret: string;
  /** Between two messages, in ms. */
  readonly pace: number;
  readonly post: (announcement: Announcement) => Post;
  /** @param answer its JSON; undefined for anything else */
  readonly read: (status: number, answer: unknown, post: Post) => Reply;
}

/** The replies that all services share. */
export function replyTo(status: number, isFinal: (status: number) => boolean): Reply {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 429 || status >= 500) return { kind: "busy" };
  return { kind: "refused", isFinal: isFinal(status), status };
}

/** @param seconds as a service writes them, with a fraction or as text */
export function inMilliseconds(seconds: unknown): number | undefined {
  const number = Number(seconds);
  return seconds !== undefined && Number.isFinite(number) && number >= 0 ? Math.ceil(number * 1000) : undefined;
}
