import { createHash } from "node:crypto";
import { DAY } from "../../src/domain/time/club-time";
import { hasFields, isText, parseJson, propertyOf } from "../../src/domain/shape";
import { isJsonObject } from "../../src/model/schema/json-object";
import { t } from "../../src/words/t";

/**
 * What happened to an item in a channel: `old` is older than the channel or past, `sending` was being posted when the
 * command ended, `unknown` was posted without an answer.
 */
const fates = ["old", "sending", "sent", "unknown"] as const;

type Fate = (typeof fates)[number];

interface Entry {
  readonly fate: Fate;
  /** The day on which the item disappeared, ISO 8601 in UTC. */
  readonly gone?: string;
}

interface ChannelState {
  /** The hash of a secret that the service refuses permanently. */
  readonly refused?: string;
  /** By the keys of the items. */
  readonly items: ReadonlyMap<string, Entry>;
}

/** By the names of the channels. */
export type State = ReadonlyMap<string, ChannelState>;

const VERSION = 1;

/** In days: an item that comes back within this time is not news. */
const REMEMBERED = 90;

/**
 * Reads the file of the state.
 *
 * @param file its name, for the message
 * @throws Error if it contains anything else, since starting over would forget what was posted
 */
export function parseState(text: string, file: string): State {
  const json = parseJson(text);
  const channels = propertyOf(json, "channels");
  if (propertyOf(json, "version") !== VERSION || !isJsonObject(channels))
    throw new Error(
      t(
        "{file} can't be read, expected what npm run announce has written. Delete it to start over: nothing old is posted then.",
        {
          file,
        },
      ),
    );
  return new Map(Object.entries(channels).map(([name, channel]) => [name, channelOf(channel)]));
}

function channelOf(value: unknown): ChannelState {
  const [refused, items] = [propertyOf(value, "refused"), propertyOf(value, "items")];
  const entries = isJsonObject(items) ? Object.entries(items) : [];
  return {
    ...(isText(refused) ? { refused } : {}),
    items: new Map(entries.flatMap(([key, entry]) => (isEntry(entry) ? [[key, entry] as const] : []))),
  };
}

function isEntry(value: unknown): value is Entry {
  return hasFields(value, {
    fate: (fate) => fates.some((known) => known === fate),
    gone: (gone) => gone === undefined || isText(gone),
  });
}

/** Sorted by key, so that a change only affects a few lines. */
export function serialiseState(state: State): string {
  const channels = [...state]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { refused, items }]) => {
      const sorted = [...items].sort(([a], [b]) => (a < b ? -1 : 1));
      return [name, { refused, items: Object.fromEntries(sorted) }] as const;
    });
  return `${JSON.stringify({ version: VERSION, channels: Object.fromEntries(channels) }, null, 1)}\n`;
}

/** A state with new outcomes for some items of a channel. */
export function withFate(state: State, channel: string, keys: readonly string[], fate: Fate | undefined): State {
  const before = state.get(channel) ?? { items: new Map() };
  const items = new Map(before.items);
  for (const key of keys) {
    if (fate === undefined) items.delete(key);
    else items.set(key, { fate });
  }
  return new Map(state).set(channel, { ...before, items });
}

export function withRefusal(state: State, channel: string, secret: string): State {
  return new Map(state).set(channel, { items: new Map(), ...state.get(channel), refused: hashOf(secret) });
}

/** A short hash, from which the secret can't be recovered. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex").slice(0, 12);
}

/**
 * Records which items are gone, and forgets those that have been gone for long.
 *
 * @param keys of the items that the site shows
 */
export function withoutForgotten(state: State, keys: ReadonlySet<string>, now: Date): State {
  const today = now.toISOString().slice(0, 10);
  const keep = ([key, { fate, gone = today }]: [string, Entry]): (readonly [string, Entry])[] => {
    if (keys.has(key)) return [[key, { fate }]];
    return now.getTime() - Date.parse(gone) > REMEMBERED * DAY ? [] : [[key, { fate, gone }]];
  };
  return new Map(
    [...state].map(([name, channel]) => [name, { ...channel, items: new Map([...channel.items].flatMap(keep)) }]),
  );
}
