import { servedPath } from "../../domain/addresses/served-path";
import { files } from "../../domain/routes";
import { isJsonObject, type JsonObject } from "../../model/schema/json-object";

/** A request to the worker; an empty query only lets it get ready. */
export interface SearchRequest {
  readonly query: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly from: number;
  readonly count: number;
}

type Settle = (found: JsonObject | undefined) => void;

/** A worker and the requests that wait for its answers. */
interface Running {
  readonly worker: Worker;
  readonly waiting: Map<number, Settle>;
}

let running: Running | undefined;
let asked = 0;

/**
 * The answer of the worker. One that can't work is replaced once: a new one finds its way in the index of
 * the newest build. Rejects where that can't work either.
 */
export async function askSearchWorker(request: SearchRequest): Promise<JsonObject> {
  return ask(request).catch(() => ask(request));
}

function ask(request: SearchRequest): Promise<JsonObject> {
  running ??= startWorker();
  const { worker, waiting } = running;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, (found) => (found ? resolve(found) : reject(new Error("The search can't work"))));
    worker.postMessage({ id, ...request });
  });
}

function startWorker(): Running {
  // Its script has a policy of its own, in which WebAssembly may run (src/outputs/headers/security-headers.ts).
  const worker = new Worker(servedPath(files.searchWorker));
  const waiting = new Map<number, Settle>();
  const stop = () => {
    worker.terminate();
    running = undefined;
    for (const settle of waiting.values()) settle(undefined);
  };
  worker.addEventListener("error", stop);
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const { id, found, failed } = isJsonObject(data) ? data : {};
    if (failed === true || typeof id !== "number") {
      stop();
      return;
    }
    waiting.get(id)?.(isJsonObject(found) ? found : {});
    waiting.delete(id);
  });
  return { worker, waiting };
}
