import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen";

/** How the fake API behaves. */
export type Mood =
  | "right"
  /** Knows only every second one who is asked for. */
  | "partial"
  /** Knows no one. */
  | "unknown"
  /** Answers with an error page of the server. */
  | "failing"
  /** Takes each call, and answers when it is told to. */
  | "held"
  /** Takes the call and never answers. */
  | "silent"
  /** Refuses the second call of each round with 'Call limit exceeded', and takes the next one. */
  | "rate-limited"
  /** Refuses every call with 'Call limit exceeded'. */
  | "limited for ever"
  | "no JSON"
  | "wrong shape"
  /** Answers every handle with a new one. */
  | "renamed";

interface Call {
  readonly method: "user.info" | "user.rating" | "user.status";
  /** One for all but `user.info`. */
  readonly handles: readonly string[];
}

/** A stand-in for the Codeforces API on a free port of this machine. */
export interface CodeforcesServer {
  /** The value for `GATSBY_CODEFORCES_API`. */
  readonly api: string;
  readonly calls: readonly Call[];
  /** Resolves once it has had this many calls. */
  readonly called: (count: number) => Promise<void>;
  /** How many calls were open at one time, at most. */
  readonly mostAtOnce: () => number;
  /** How many calls it keeps open, in a mood in which it does not answer. */
  readonly unanswered: () => number;
  /** Answers the calls that are held. */
  readonly release: () => void;
  /** Changes how it behaves, and forgets the calls so far. */
  readonly behave: (mood: Mood) => void;
  /** Gives one user a certain rating instead of an invented one. */
  readonly rate: (handle: string, rating: number, maxRating?: number) => void;
  readonly close: () => Promise<void>;
}

export async function startCodeforces(mood: Mood = "right"): Promise<CodeforcesServer> {
  const fake = new FakeCodeforces(mood);
  const server = createServer((request, response) => fake.answer(request, response));
  const { origin, close } = await listen(server);
  return {
    api: `${origin}/api`,
    calls: fake.calls,
    called: (count) => fake.called(count),
    mostAtOnce: () => fake.round.most,
    unanswered: () => fake.round.unanswered,
    release: () => fake.release(),
    behave: (next) => fake.behave(next),
    rate: (handle, rating, maxRating = rating) => fake.ratings.set(handle.toLowerCase(), { rating, maxRating }),
    close,
  };
}

class FakeCodeforces {
  readonly calls: Call[] = [];
  readonly ratings = new Map<string, { rating: number; maxRating: number }>();
  /** Counts the calls since it has behaved as it does: those of an earlier page may end any time. */
  round = { open: 0, most: 0, unanswered: 0 };
  private held: (() => void)[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(private mood: Mood) {}

  behave(mood: Mood): void {
    this.mood = mood;
    this.calls.length = 0;
    this.held = [];
    this.round = { open: 0, most: 0, unanswered: 0 };
  }

  release(): void {
    for (const answer of this.held.splice(0)) answer();
  }

  async called(count: number): Promise<void> {
    while (this.calls.length < count) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [, ofOne] = /\/(user\.rating|user\.status)$/.exec(pathname) ?? [];
    const call: Call =
      ofOne === "user.rating" || ofOne === "user.status"
        ? { method: ofOne, handles: [searchParams.get("handle") ?? ""] }
        : { method: "user.info", handles: (searchParams.get("handles") ?? "").split(";") };
    this.calls.push(call);
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
    const { round } = this;
    round.open += 1;
    round.most = Math.max(round.most, round.open);
    response.on("close", () => (round.open -= 1));
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (this.mood !== "silent" && this.mood !== "held") this.say(response, call);
    else this.keep(response, call);
  }

  private keep(response: ServerResponse, call: Call): void {
    const { round } = this;
    round.unanswered += 1;
    let isKept = true;
    const letGo = () => {
      if (isKept) round.unanswered -= 1;
      isKept = false;
    };
    response.on("close", letGo);
    if (this.mood === "silent") return;
    this.held.push(() => {
      letGo();
      this.say(response, call);
    });
  }

  private say(response: ServerResponse, call: Call): void {
    const { handles } = call;
    const number = this.calls.length;
    const limit = { status: "FAILED", comment: "Call limit exceeded" };
    const answers: Record<Exclude<Mood, "silent">, () => [status: number, body: string]> = {
      right: () => this.known(call),
      held: () => this.known(call),
      partial: () => (number % 2 === 0 ? this.unknown(handles) : this.known(call)),
      failing: () => [500, "<h1>Internal Server Error</h1>"],
      "rate-limited": () => (number === 2 ? [503, JSON.stringify(limit)] : this.known(call)),
      "limited for ever": () => [503, JSON.stringify(limit)],
      "no JSON": () => [200, '{"status":"OK","result":['],
      "wrong shape": () => [200, JSON.stringify({ status: "OK", result: [{ handle: handles[0], maxRating: "high" }] })],
      unknown: () => this.unknown(handles),
      renamed: () => this.known(call, (handle) => `${handle}_renamed`),
    };
    const [status, body] = this.mood === "silent" ? [500, ""] : answers[this.mood]();
    response.statusCode = status;
    response.setHeader("Content-Type", "application/json");
    response.end(body);
  }

  private known({ method, handles }: Call, nameNow = (handle: string) => handle): [number, string] {
    if (method === "user.rating")
      return [200, JSON.stringify({ status: "OK", result: this.history(handles[0] ?? "") })];
    // They have solved nothing of late.
    if (method === "user.status") return [200, JSON.stringify({ status: "OK", result: [] })];
    const result = handles.map((handle) => {
      const [rank, maxRank] = ["known to the fake", "known to the fake"];
      return { handle: nameNow(handle), ...this.ratingOf(handle), rank, maxRank, lastOnlineTimeSeconds: 1_700_000_000 };
    });
    return [200, JSON.stringify({ status: "OK", result })];
  }

  private ratingOf(handle: string) {
    return this.ratings.get(handle.toLowerCase()) ?? invented(handle);
  }

  /** Two contests, the second of which led to the rating of today. */
  private history(handle: string) {
    const { rating } = this.ratingOf(handle);
    return ["2024-12-28", "2025-01-11"].map((day, index) => ({
      handle,
      contestId: index + 1,
      contestName: `Contest ${index + 1}`,
      rank: 70,
      ratingUpdateTimeSeconds: Date.parse(`${day}T12:00:00Z`) / 1000,
      oldRating: index === 0 ? 0 : rating - 100,
      newRating: index === 0 ? rating - 100 : rating,
    }));
  }

  private unknown([handle = ""]: readonly string[]): [number, string] {
    return [400, JSON.stringify({ status: "FAILED", comment: `handles: User with handle ${handle} not found` })];
  }
}

/** Always the same rating for the same handle, between 800 and 3500. */
function invented(handle: string): { rating: number; maxRating: number } {
  const sum = Array.from(handle).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 2600, 7);
  return { rating: 800 + sum, maxRating: 900 + sum };
}
