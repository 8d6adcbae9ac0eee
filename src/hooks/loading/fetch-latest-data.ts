import { files } from "../../domain/routes";
import { fetchJson } from "./fetch-json";

/** What the newest build says about its data files; undefined if it says nothing. */
export function fetchLatestData(signal?: AbortSignal): Promise<unknown> {
  return fetchJson(files.latestData, { cache: "no-cache", signal: signal ?? null });
}
