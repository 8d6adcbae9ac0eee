import type { Answer } from "../../../../src/domain/codeforces/answer";
import { askAgain, codeforcesApi } from "../../../../src/domain/codeforces/client";

describe("The API's base", () => {
  it.each([
    [undefined, "https://codeforces.com/api"],
    ["", "https://codeforces.com/api"],
    ["nonsense", "https://codeforces.com/api"],
    ["http://127.0.0.1:4000/api/", "http://127.0.0.1:4000/api"],
  ])("named %j is %s", (named, base) => expect(codeforcesApi(named ?? "")).toBe(base));
});

describe("Asking again", () => {
  const limit: Answer<number> = { kind: "limit", comment: "" };

  async function ask(answers: readonly Answer<number>[], retries: number) {
    const [pauses, left]: [number[], Answer<number>[]] = [[], [...answers]];
    const answer = await askAgain(() => Promise.resolve(left.shift() ?? limit), {
      retries,
      isPassing: ({ kind }) => kind === "limit",
      onRetry: () => undefined,
      pause: (duration) => Promise.resolve(void pauses.push(duration)),
    });
    return { answer, pauses };
  }

  it("waits longer each time, until there is an answer", async () => {
    const result = { kind: "result", value: 7 } as const;
    expect(await ask([limit, limit, result], 5)).toEqual({ answer: result, pauses: [2000, 4000] });
  });

  it("ends after some tries, and waits half a minute at most", async () => {
    expect(await ask([], 5)).toEqual({ answer: limit, pauses: [2000, 4000, 8000, 16_000, 30_000] });
  });

  it("ends at once with a failure that does not pass", async () => {
    const unknown = { kind: "unknown", comment: "ann" } as const;
    expect(await ask([unknown], 5)).toEqual({ answer: unknown, pauses: [] });
  });
});
