import { createServer } from "node:http";
import type { Appearance } from "../../../../src/content/appearances";
import { announce, rehearse, type Club, type World } from "../../../../tools/announce/announce";
import { channelsIn } from "../../../../tools/announce/channels";
import { parseState, serialiseState, type State } from "../../../../tools/announce/state";
import { propertyOf } from "../../../../src/domain/shape";
import { listen } from "../../../support/servers/listen";

const now = new Date("2026-11-29T12:00:00Z");

const notice = (id: string, title = id, at = "2026-11-29T08:00:00Z"): Appearance => ({
  ...{ folder: "notices", id, item: { title, description: `About ${id}` }, at: new Date(at) },
});

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** The connection breaks before there is an answer. */
  readonly isLost?: true;
}

const secretsOf = (origin: string): Readonly<Record<string, string>> => ({
  DISCORD_WEBHOOK: `${origin}/discord/secret`,
  TELEGRAM_TOKEN: "1:secret",
  TELEGRAM_CHAT: "@club",
  TELEGRAM_API: `${origin}/telegram`,
  SLACK_WEBHOOK: `${origin}/slack/secret`,
});

/** A fake of all services and of the site, which records requests, and answers as the test says. */
async function standIn() {
  const posts: { readonly path: string; readonly body: unknown }[] = [];
  const answers: Answer[] = [];
  const missing = new Set<string>();
  const server = await listen(
    createServer((request, response) => {
      const path = request.url ?? "";
      if (request.method === "GET") {
        response.writeHead(missing.has(path) ? 404 : 200).end();
        return;
      }
      let text = "";
      request.on("data", (piece: Buffer) => (text += piece.toString()));
      request.on("end", () => {
        const { status, body, isLost } = answers.shift() ?? { status: 200, body: "ok" };
        posts.push({ path, body: JSON.parse(text) });
        if (isLost) response.destroy();
        else response.writeHead(status).end(JSON.stringify(body));
      });
    }),
  );
  return { ...server, posts, answers, missing };
}

let service: Awaited<ReturnType<typeof standIn>>;
beforeEach(async () => (service = await standIn()));
afterEach(() => service.close());

/** Runs the command once, as each deployment does. */
async function run(state: State, appearances: readonly Appearance[], names = ["DISCORD_WEBHOOK"], at = now) {
  const [lines, waits, kept]: [string[], number[], State[]] = [[], [], []];
  const world: World = {
    fetch,
    now: at,
    pause: (duration) => (waits.push(duration), Promise.resolve()),
    say: (line) => lines.push(line),
    // The next run reads the stored state.
    keep: (next) => (kept.push(parseState(serialiseState(next), "announced.json")), Promise.resolve()),
  };
  const secrets = Object.entries(secretsOf(service.origin)).filter(([name]) =>
    names.some((each) => name.startsWith(each)),
  );
  const club: Club = { name: "Club", siteUrl: service.origin, appearances };
  const channels = channelsIn(Object.fromEntries(secrets));
  await announce(club, channels, state, world);
  return {
    lines,
    waits,
    kept,
    state: kept.at(-1) ?? state,
    rehearse: (from: State) => rehearse(club, channels, from, world),
  };
}

const old = notice("old");
const seeded = async (names?: string[]) => (await run(new Map(), [old], names)).state;

test("A new channel gets nothing old, and then each new item once, though its words change", async () => {
  const first = await run(new Map(), [old, notice("older")]);
  expect(service.posts).toEqual([]);
  const second = await run(first.state, [notice("new"), old]);
  expect(service.posts).toHaveLength(1);
  await run(second.state, [notice("new", "Other words"), old]);
  expect(service.posts).toHaveLength(1);
});

test("No title calls anyone, or becomes markup of a service", async () => {
  const state = await seeded(["DISCORD", "TELEGRAM", "SLACK"]);
  await run(state, [notice("new", "@everyone <!channel> & **C**"), old], ["DISCORD", "TELEGRAM", "SLACK"]);
  const [discord, telegram, slack] = service.posts.map(({ body }) => body);
  expect(discord).toEqual({
    content: `**@everyone <!channel\\> & \\*\\*C\\*\\***\nAbout new\n${service.origin}/notice/new`,
    allowed_mentions: { parse: [] },
  });
  const escaped = "@everyone &lt;!channel&gt; &amp; **C**";
  const text = `<b>${escaped}</b>\nAbout new\n${service.origin}/notice/new`;
  expect(telegram).toEqual({ chat_id: "@club", text, parse_mode: "HTML" });
  expect(slack).toEqual({ text: `${escaped}\nAbout new\n${service.origin}/notice/new` });
});

test("A busy service is asked again, as late as it says, and gets one message", async () => {
  service.answers.push({ status: 429, body: { retry_after: 1.5 } }, { status: 500 }, { status: 200, body: {} });
  const { waits, state } = await run(await seeded(), [notice("new"), old]);
  expect(waits[0]).toBe(1500);
  expect(service.posts).toHaveLength(3);
  await run(state, [notice("new"), old]);
  expect(service.posts).toHaveLength(3);
});

test("What may have been posted is not posted again: no answer, or a run that was ended", async () => {
  service.answers.push({ status: 200, isLost: true });
  const { state, lines, kept } = await run(await seeded(), [notice("new"), old]);
  expect(lines.join()).toContain("no answer");
  await run(state, [notice("new"), old]);
  const ended = kept[0] ?? state;
  expect((await run(ended, [notice("new"), old])).lines.join()).toContain("notices/new may have been posted last time");
  expect(service.posts).toHaveLength(1);
});

test("A group of Telegram that has moved gets the message once, at its new number", async () => {
  service.answers.push({ status: 400, body: { parameters: { migrate_to_chat_id: -100 } } });
  const { lines } = await run(await seeded(["TELEGRAM"]), [notice("new"), old], ["TELEGRAM"]);
  expect(service.posts.map(({ body }) => propertyOf(body, "chat_id"))).toEqual(["@club", -100]);
  expect(lines).toEqual(["Telegram: notices/new posted. The group has moved: put -100 into TELEGRAM_CHAT."]);
});

test("Six new items are one message; what is a week old, or over, is none", async () => {
  const many = ["a", "b", "c", "d", "e", "f"].map((id) => notice(id));
  const imported = notice("imported", "x", "2026-11-20T00:00:00Z");
  const event: Appearance = { folder: "events", id: "past", item: { title: "x", date: "2026-11-01" }, at: now };
  const { state } = await run(await seeded(), [...many, imported, event, old]);
  expect(service.posts.map(({ body }) => propertyOf(body, "content"))).toEqual([
    `**6 new items at Club**\n${service.origin}/`,
  ]);
  expect((await run(state, [...many, imported, event, old])).lines).toEqual([]);
});

test("An item whose page is not there yet waits for the next run", async () => {
  service.missing.add("/notice/new");
  const { state } = await run(await seeded(), [notice("new"), old]);
  expect(service.posts).toEqual([]);
  service.missing.clear();
  await run(state, [notice("new"), old]);
  expect(service.posts).toHaveLength(1);
});

test("A rehearsal posts nothing and keeps nothing", async () => {
  const state = await seeded();
  const { rehearse: again, lines, kept } = await run(state, [old]);
  const length = kept.length;
  again(new Map(state).set("discord", { items: new Map() }));
  expect(lines).toEqual([`Discord:\n  old\n  About old\n  ${service.origin}/notice/old`]);
  expect([service.posts.length, kept.length]).toEqual([0, length]);
});
