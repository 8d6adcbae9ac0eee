import { setTimeout as pause } from "node:timers/promises";
import path from "node:path";
import type { ApiAnswer } from "../src/domain/codeforces/api-answer";
import { placedMessage } from "../src/model/check/sentence";
import { validate } from "../src/model/check/validate";
import type { Singleton } from "../src/model/kind";
import type { JsonObject } from "../src/model/schema/json-object";
import { removeHalfWrittenFiles, replaceFile } from "../src/outputs/writing/replace-file";
import { t } from "../src/words/t";

/** In ms: the API allows one call every two seconds. */
export const PACE = 2_000;
const LONGEST_PAUSE = 30_000;
/** In ms: a call without an answer has failed. */
const PATIENCE = 30_000;
/** How often a call is tried again that got no answer. */
const RETRIES = 5;

/** The network, the clock and the terminal, which tests replace. */
export interface Means {
  /** @param duration in ms */
  readonly pause: (duration: number) => Promise<void>;
  /** Reports progress to the person who waits. */
  readonly say: (line: string) => void;
}

export const realMeans: Means = { pause: (duration) => pause(duration), say: (line) => console.log(line) };

/** One call of the API; rejects if no answer comes. */
export async function callApi<Value>(
  address: string,
  read: (json: unknown) => ApiAnswer<Value>,
): Promise<ApiAnswer<Value>> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (response.status === 429) return { kind: "limit" };
  // Codeforces explains itself in JSON whatever the status; what is in front of it may not.
  const answer = read(await response.json().catch(() => undefined));
  return answer.kind === "error" ? { kind: "error", comment: answer.comment || `HTTP ${response.status}` } : answer;
}

/** Calls the API until it answers with a result, or that it does not know someone; at last with its failure. */
export async function askWithRetries<Value>(
  ask: () => Promise<ApiAnswer<Value>>,
  { pause, say }: Means,
): Promise<ApiAnswer<Value>> {
  for (let failures = 0; ; failures += 1) {
    const answer = await ask().catch(failureOf);
    if (answer.kind === "result" || answer.kind === "unknown" || failures === RETRIES) return answer;
    const duration = Math.min(PACE * 2 ** failures, LONGEST_PAUSE);
    say(t("No answer ({reason}), trying again in {seconds} s", { reason: reasonOf(answer), seconds: duration / 1000 }));
    await pause(duration);
  }
}

function failureOf(error: unknown): { readonly kind: "error"; readonly comment: string } {
  return { kind: "error", comment: error instanceof Error ? error.message : t("no answer") };
}

/** Says in a few words why an answer is of no use. */
export function reasonOf(answer: ApiAnswer<unknown>): string {
  if (answer.kind === "limit") return t("Call limit exceeded");
  return (answer.kind === "error" && answer.comment) || t("an answer that can't be read");
}

/**
 * Writes a file of answers of Codeforces into a content tree, whole or not at all.
 *
 * @returns its path
 * @throws Error if the content check would refuse the file; the old one stays
 */
export async function writeAnswers(contentDirectory: string, source: Singleton, item: JsonObject): Promise<string> {
  const file = path.join(contentDirectory, source.file);
  const errors = checkErrors(file, source, item);
  if (errors.length > 0) {
    const name = source.label.toLowerCase();
    const head = t("Codeforces answered with {name} that the site can't use. Nothing was written.", { name });
    throw new Error([head, ...errors].join("\n"));
  }
  await removeHalfWrittenFiles(contentDirectory);
  await replaceFile(file, `${JSON.stringify(item, null, 2)}\n`);
  return file;
}

/** The errors of the content check in such a file, one line each. */
export function checkErrors(file: string, { schema }: Singleton, item: JsonObject): string[] {
  return validate(schema, item)
    .filter(({ severity }) => severity === "error")
    .map(({ path: place, message }) => placedMessage(file, place, message));
}
