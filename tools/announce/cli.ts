import "../../src/commands/speak";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { runCommand } from "../../src/commands/run-command";
import { appearances } from "../../src/content/appearances";
import { siteFields } from "../../src/content/content";
import { isShallow, readArrivals } from "../../src/content/read/file-history";
import { contentIn } from "../../src/content/read/read-content";
import { clubTimeZone } from "../../src/domain/time/club-time";
import { club } from "../../src/model/site/club";
import { readSiteSettings } from "../../src/outputs/site-settings";
import { replaceFile } from "../../src/outputs/writing/replace-file";
import { t } from "../../src/words/t";
import { announce, rehearse, type World } from "./announce";
import { channelsIn } from "./channels";
import { parseState, serialiseState, type State } from "./state";

const usage = [
  t(
    "Tells Discord, Telegram and Slack what is new on the site. The club's workflow calls it after each deployment (docs/announce.md).",
  ),
  "",
  "  npm run announce -- [--state FILE] [--dry-run]",
  "",
  t("  --state    the file that remembers what was posted (default: announced.json)"),
  t("  --dry-run  print what would be posted: nothing is posted or remembered"),
  "",
  t(
    "The secrets DISCORD_WEBHOOK, TELEGRAM_TOKEN with TELEGRAM_CHAT, and SLACK_WEBHOOK name the channels. A new channel gets\nnothing old. CONTENT_DIR names the content tree (default 'content'), SITE_URL the address of the site.",
  ),
].join("\n");

const say = (line: string) => console.log(line);

runCommand({
  usage,
  options: { state: { type: "string", default: "announced.json" }, "dry-run": { type: "boolean", default: false } },
  content: "in use",
  run: async ({ state: file, "dry-run": isRehearsal }, _positionals, directory) => {
    const channels = channelsIn(process.env);
    if (channels.length === 0) {
      say(t("No secret of a channel is set, so nothing is announced."));
      return;
    }
    if (isShallow(directory))
      throw new Error(
        t(
          "The clone of the content is shallow and does not know when its files came. Fetch its whole history: git fetch --unshallow",
        ),
      );
    const state: State = existsSync(file) ? parseState(readFileSync(file, "utf8"), file) : new Map();
    const content = contentIn(directory);
    const now = new Date();
    const name = siteFields(content, club).name;
    const about = {
      name: typeof name === "string" ? name : "",
      siteUrl: readSiteSettings(content).siteUrl,
      appearances: appearances(content, readArrivals(directory), now, clubTimeZone()),
    };
    const world: World = { fetch, pause, now, say, keep: (next) => replaceFile(file, serialiseState(next)) };
    if (isRehearsal) rehearse(about, channels, state, world);
    else await announce(about, channels, state, world);
  },
});
