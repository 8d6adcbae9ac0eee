import { appearanceKey, type Appearance } from "../../src/content/appearances";
import { DAY } from "../../src/domain/time/club-time";
import { t } from "../../src/words/t";
import { type Announcement, announcementOf, digestOf, isPast } from "./announcement";
import type { Channel } from "./channel";
import { deliver, type Delivery } from "./deliver";
import { hashOf, type State, withFate, withoutForgotten, withRefusal } from "./state";

/** More news than this are combined into one message. */
const MOST_MESSAGES = 5;

/** Older items, as after an import of old articles, are not announced. */
const NEWS = 7 * DAY;

/** The network and the clock, which tests replace. */
export interface World {
  readonly fetch: typeof fetch;
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
  readonly now: Date;
  readonly say: (line: string) => void;
  /** Saves the state before and after each message, so that an interrupted message is never posted twice. */
  readonly keep: (state: State) => Promise<void>;
}

export interface Club {
  readonly name: string;
  readonly siteUrl: string;
  /** All items that have appeared on the site. */
  readonly appearances: readonly Appearance[];
}

/** Posts to each channel what is new since the last time; a new channel gets no old news. */
export async function announce(club: Club, channels: readonly Channel[], before: State, world: World): Promise<void> {
  const answers = pageChecker(world);
  let state = before;
  for (const channel of channels) state = await announceIn(channel, club, state, { ...world, answers });
  const keys = new Set(club.appearances.map(appearanceKey));
  await world.keep(withoutForgotten(state, keys, world.now));
}

/** What would be posted where. Posts and saves nothing. */
export function rehearse(club: Club, channels: readonly Channel[], state: State, { now, say }: World): void {
  for (const channel of channels) {
    const news = newsFor(channel, club, state, now);
    if (news === undefined)
      say(t("{channel}: new here, so nothing is posted the first time.", { channel: channel.label }));
    else if (news.messages.length === 0) say(t("{channel}: nothing new.", { channel: channel.label }));
    for (const { announcement } of news?.messages ?? [])
      say([`${channel.label}:`, ...linesOf(announcement).map((line) => `  ${line}`)].join("\n"));
  }
}

const linesOf = ({ title, facts, summary, url }: Announcement) => [title, facts, summary, url].filter(Boolean);

interface Message {
  readonly items: readonly Appearance[];
  readonly announcement: Announcement;
}

interface News {
  /** The keys of new items that are not announced. */
  readonly old: readonly string[];
  readonly messages: readonly Message[];
}

/** Undefined for a new channel. */
function newsFor({ name }: Channel, { appearances, name: clubName, siteUrl }: Club, state: State, now: Date) {
  const known = state.get(name);
  if (known === undefined) return undefined;
  const fresh = appearances.filter((each) => !known.items.has(appearanceKey(each)));
  const isNews = (each: Appearance) => !isPast(each, now) && !(each.at && now.getTime() - each.at.getTime() > NEWS);
  // Oldest first, in the order of events.
  const told = fresh.filter(isNews).reverse();
  const messages =
    told.length > MOST_MESSAGES
      ? [{ items: told, announcement: digestOf(told.length, clubName, siteUrl) }]
      : told.map((each) => ({ items: [each], announcement: announcementOf(each, siteUrl) }));
  return { old: fresh.filter((each) => !isNews(each)).map(appearanceKey), messages } satisfies News;
}

type Answers = (url: string) => Promise<boolean>;

async function announceIn(
  channel: Channel,
  club: Club,
  before: State,
  world: World & { readonly answers: Answers },
): Promise<State> {
  const { name, label: channelLabel, secret } = channel;
  const report = (words: string) => world.say(`${channelLabel}: ${words}`);
  const news = newsFor(channel, club, before, world.now);
  if (news === undefined) {
    report(t("new here, so nothing was posted. From now on it gets what is new."));
    return withFate(before, name, club.appearances.map(appearanceKey), "old");
  }
  if (before.get(name)?.refused === hashOf(secret)) {
    report(t("its address was refused before. Make a new one, and put it into the secret."));
    return before;
  }
  const interrupted = [...(before.get(name)?.items ?? [])].flatMap(([key, { fate }]) =>
    fate === "sending" ? [key] : [],
  );
  for (const key of interrupted)
    report(t("{item} may have been posted last time; it is not posted again.", { item: key }));
  let state = withFate(withFate(before, name, interrupted, "unknown"), name, news.old, "old");
  for (const { items, announcement } of news.messages) {
    const keys = items.map(appearanceKey);
    if (!(await world.answers(announcement.url))) {
      report(t("{item} waits: its page does not answer yet.", { item: keys.join(", ") }));
      continue;
    }
    state = withFate(state, name, keys, "sending");
    await world.keep(state);
    const delivery = await deliver(channel, announcement, world);
    report(wordsOf(delivery, keys.join(", ")));
    state = withFate(state, name, keys, fateOf(delivery));
    if (delivery.kind === "refused" && delivery.isFinal) state = withRefusal(state, name, secret);
    await world.keep(state);
    if (delivery.kind === "refused" && delivery.isFinal) break;
    await world.pause(channel.pace);
  }
  return state;
}

/** Messages that were certainly not posted are tried again next time. */
function fateOf({ kind }: Delivery) {
  return kind === "sent" || kind === "unknown" ? kind : undefined;
}

function wordsOf(delivery: Delivery, item: string): string {
  switch (delivery.kind) {
    case "sent":
      return delivery.movedTo === undefined
        ? t("{item} posted.", { item })
        : t("{item} posted. The group has moved: put {chat} into TELEGRAM_CHAT.", { item, chat: delivery.movedTo });
    case "unknown":
      return t("{item}: no answer, so it may have been posted; it is not posted again.", { item });
    case "busy":
      return t("{item}: it accepts no messages now. The next run tries again.", { item });
    case "refused":
      return t("{item}: refused with {status}.", { item, status: String(delivery.status) });
  }
}

/** In ms: a host may take a while to show new pages. */
const PATIENCE = 10_000;
const TRIES = 6;

/** Tells whether a page of the site is online, and waits for the first one that is not. */
function pageChecker({ fetch: ask, pause }: World): Answers {
  const known = new Map<string, Promise<boolean>>();
  let tries = TRIES;
  const isThere = async (url: string) => {
    for (;;) {
      const answer = await ask(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
      if (answer?.ok) return true;
      tries -= 1;
      if (tries <= 0) return false;
      await pause(PATIENCE);
    }
  };
  return (url) => {
    const answer = known.get(url) ?? isThere(url);
    known.set(url, answer);
    return answer;
  };
}
