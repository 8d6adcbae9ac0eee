import { quote } from "../check/sentence";
import { parseUrl } from "./parse-url";

/** Where the pages of people and clubs are on other sites, by the name of the network. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  LinkedIn: ["linkedin.com", "lnkd.in"],
  GitHub: ["github.com"],
  Facebook: ["facebook.com", "fb.com", "fb.me"],
  Codeforces: ["codeforces.com"],
  YouTube: ["youtube.com", "youtu.be"],
  Instagram: ["instagram.com"],
  X: ["x.com", "twitter.com"],
  Discord: ["discord.com", "discord.gg"],
  Telegram: ["t.me", "telegram.me"],
  WhatsApp: ["wa.me", "whatsapp.com"],
};

/** A warning about a link to one network in the field of another. */
export function networkWarnings(network: string): (value: unknown) => readonly string[] {
  return (value) => {
    const host = typeof value === "string" ? parseUrl(value)?.hostname : undefined;
    const other = host === undefined ? undefined : networkAt(host);
    if (hosts[network] === undefined || other === undefined || other === network) return [];
    return [`is ${quote(String(value))}, which leads to ${other}, expected a link to ${network}`];
  };
}

function networkAt(host: string): string | undefined {
  return Object.keys(hosts).find((network) =>
    hosts[network]?.some((each) => host === each || host.endsWith(`.${each}`)),
  );
}
