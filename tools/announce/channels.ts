import { parseUrl } from "../../src/model/values/parse-url";
import { t } from "../../src/words/t";
import type { Channel } from "./channel";
import { discord } from "./discord";
import { slack } from "./slack";
import { telegram } from "./telegram";

type Environment = Readonly<Record<string, string | undefined>>;

const TELEGRAM = "https://api.telegram.org";

/**
 * The channels whose secrets are set.
 *
 * @throws Error that names a secret which is not an address, without its value
 */
export function channelsIn(environment: Environment): Channel[] {
  const { DISCORD_THREAD, TELEGRAM_TOKEN, TELEGRAM_CHAT, TELEGRAM_API } = environment;
  const [discordWebhook, slackWebhook] = (["DISCORD_WEBHOOK", "SLACK_WEBHOOK"] as const).map((name) => {
    const address = environment[name]?.trim();
    if (address && !parseUrl(address))
      throw new Error(
        t("The secret {name} is not an address, expected what the service shows as its webhook.", { name }),
      );
    return address;
  });
  return [
    ...(discordWebhook ? [discord(discordWebhook, DISCORD_THREAD || undefined)] : []),
    ...(TELEGRAM_TOKEN && TELEGRAM_CHAT ? [telegram(TELEGRAM_TOKEN, TELEGRAM_CHAT, TELEGRAM_API || TELEGRAM)] : []),
    ...(slackWebhook ? [slack(slackWebhook)] : []),
  ];
}
