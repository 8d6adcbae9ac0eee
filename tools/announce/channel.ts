import type { Announcement } from "./announcement";

/** A call that posts a message; its body is JSON. */
export interface Post {
  readonly url: string;
  readonly body: object;
}

/** The answer of a service. */
export type Reply =
  | { readonly kind: "sent" }
  /** Too many messages. @property wait in ms, if it says how long */
  | { readonly kind: "busy"; readonly wait?: number }
  /** The channel has moved; post the message there. */
  | { readonly kind: "moved"; readonly post: Post; readonly to: string }
  /** It refuses the message, or if `isFinal`, all messages to this address. */
  | { readonly kind: "refused"; readonly isFinal: boolean; readonly status: number };

/** A place where members of a club read messages. */
export interface Channel {
  /** Its name in the state. */
  readonly name: "discord" | "telegram" | "slack";
  readonly label: string;
  /** Changes with the secret. It is never printed or stored, except as a hash. */
  readonly secret: string;
  /** Between two messages, in ms. */
  readonly pace: number;
  readonly post: (announcement: Announcement) => Post;
  /** @param answer its JSON; undefined for anything else */
  readonly read: (status: number, answer: unknown, post: Post) => Reply;
}

/** The replies that all services have in common. */
export function replyTo(status: number, isFinal: (status: number) => boolean): Reply {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 429 || status >= 500) return { kind: "busy" };
  return { kind: "refused", isFinal: isFinal(status), status };
}

/** @param seconds as sent by a service, perhaps with a fraction or as text */
export function inMilliseconds(seconds: unknown): number | undefined {
  const number = Number(seconds);
  return seconds !== undefined && Number.isFinite(number) && number >= 0 ? Math.ceil(number * 1000) : undefined;
}
