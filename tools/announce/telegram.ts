import { propertyOf } from "../../src/domain/shape";
import { escapeText } from "../../src/domain/text/markup";
import { type Channel, inMilliseconds, type Post, replyTo } from "./channel";

/**
 * A group or channel of Telegram.
 *
 * @param token of the bot; it is part of every address
 * @param chat the name of a channel, such as `@club`, or the number of a group
 * @param api the base of its API, without a slash at its end
 */
export function telegram(token: string, chat: string, api: string): Channel {
  const postTo = (place: unknown, text: unknown): Post => ({
    url: `${api}/bot${token}/sendMessage`,
    body: { chat_id: place, text, parse_mode: "HTML" },
  });
  return {
    name: "telegram",
    label: "Telegram",
    secret: `${token} ${chat}`,
    // A group accepts about twenty messages per minute.
    pace: 3000,
    post: ({ title, facts, summary, url }) => {
      const lines = [`<b>${escapeText(title)}</b>`, escapeText(facts), escapeText(summary), escapeText(url)];
      return postTo(chat, lines.filter(Boolean).join("\n"));
    },
    read: (status, answer, { body }) => {
      const parameters = propertyOf(answer, "parameters");
      const moved = propertyOf(parameters, "migrate_to_chat_id");
      if (status === 400 && (typeof moved === "number" || typeof moved === "string"))
        return { kind: "moved", post: postTo(moved, propertyOf(body, "text")), to: String(moved) };
      const reply = replyTo(status, (code) => code === 401 || code === 403 || code === 404);
      return reply.kind === "busy" ? { ...reply, wait: inMilliseconds(propertyOf(parameters, "retry_after")) } : reply;
    },
  };
}
