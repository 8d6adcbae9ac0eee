import { escapeText } from "../../src/domain/text/markup";
import { type Channel, replyTo } from "./channel";

/** A channel of Slack, by the address of its webhook. */
export function slack(webhook: string): Channel {
  return {
    name: "slack",
    label: "Slack",
    secret: webhook,
    // It accepts one message per second.
    pace: 1000,
    post: ({ title, facts, summary, url }) => ({
      url: webhook,
      body: { text: [title, facts, summary, url].filter(Boolean).map(escapeText).join("\n") },
    }),
    read: (status) => replyTo(status, (code) => code === 403 || code === 404 || code === 410),
  };
}
