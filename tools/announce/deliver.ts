import { parseJson } from "../../src/domain/shape";
import type { Announcement } from "./announcement";
import type { Channel, Reply } from "./channel";

/** What happened to a message. */
export type Delivery =
  | { readonly kind: "sent"; readonly movedTo?: string }
  /** No answer: it may have been posted. */
  | { readonly kind: "unknown" }
  | Exclude<Reply, { readonly kind: "sent" | "moved" }>;

interface Network {
  readonly fetch: typeof fetch;
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
}

/** In ms */
const PATIENCE = 20_000;
const RETRIES = 3;
/** In ms: before the first retry, if the service does not say how long. Each further pause is twice as long. */
const FIRST_WAIT = 2000;
/** In ms: if a service asks for a longer pause, it is skipped until the next run. */
const LONGEST_WAIT = 60_000;

/** Posts a message; retries up to three times while the service is busy. */
export async function deliver(channel: Channel, announcement: Announcement, network: Network): Promise<Delivery> {
  let post = channel.post(announcement);
  let movedTo: string | undefined;
  for (let retry = 0; ; retry += 1) {
    const answer = await send(post, network);
    if (answer === undefined) return { kind: "unknown" };
    const reply = channel.read(answer.status, answer.json, post);
    if (reply.kind === "moved" && movedTo === undefined) {
      ({ post, to: movedTo } = reply);
      continue;
    }
    if (reply.kind === "sent") return movedTo === undefined ? reply : { ...reply, movedTo };
    if (reply.kind === "moved") return { kind: "refused", isFinal: false, status: answer.status };
    const wait = reply.kind === "busy" ? (reply.wait ?? FIRST_WAIT * 2 ** retry) : Infinity;
    if (retry === RETRIES || wait > LONGEST_WAIT) return reply;
    await network.pause(wait);
  }
}

async function send({ url, body }: ReturnType<Channel["post"]>, { fetch: call }: Network) {
  try {
    const response = await call(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: response.status, json: parseJson(await response.text()) };
  } catch {
    return undefined;
  }
}
