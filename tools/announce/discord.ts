import { propertyOf } from "../../src/domain/shape";
import { type Channel, inMilliseconds, replyTo } from "./channel";

/**
 * A channel of Discord, by the address of its webhook.
 *
 * @param thread the title of a forum post; without it, forums refuse messages
 */
export function discord(webhook: string, thread: string | undefined): Channel {
  const url = new URL(webhook);
  // With this, Discord answers when the message has been posted.
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
        // '@everyone' in a title notifies nobody.
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

/** Text in which the signs of Discord's Markdown are escaped. */
function plain(text: string): string {
  return text.replace(/[\\*_~`|>#[\]]/g, String.raw`\$&`);
}
