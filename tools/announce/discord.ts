import { propertyOf } from "../../src/domain/shape";
import { type Channel, inMilliseconds, replyTo } from "./channel";

/**
 * A channel of Discord, by the address of its webhook.
 *
 * @param thread what a post of a forum is called; without it forums refuse messages
 */
export function discord(webhook: string, thread: string | undefined): Channel {
  const url = new URL(webhook);
  // Discord then answers when the message is there, and not before.
  url.searchParams.set("wait", "true");
  return {
    name: "discord",
    label: "Discord",
    secret: webhook,
    pace: 2000,
    post: ({ title, facts, summary, url: page }) => ({
      url: url.href,
      body: {
        content: [`**${plain(title)}**`, plain(facts), plain(summary), page].filter(Boolean).join("\n"),
        // A title that says '@everyone' calls no one.
        allowed_mentions: { parse: [] },
        ...(thread ? { thread_name: thread } : {}),
      },
    }),
    read: (status, answer) => {
      const reply = replyTo(status, (code) => code === 401 || code === 403 || code === 404);
      return reply.kind === "busy" ? { ...reply, wait: inMilliseconds(propertyOf(answer, "retry_after")) } : reply;
    },
  };
}

/** Words in which no sign is one of Discord's Markdown. */
function plain(text: string): string {
  return text.replace(/[\\*_~`|>#[\]]/g, String.raw`\$&`);
}
