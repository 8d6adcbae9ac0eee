import { readLatestData, type LatestData } from "../../domain/latest-data";
import { files } from "../../domain/routes";
import { fetchJson } from "./fetch-json";

/** Where the data files of the newest build are; empty if it does not say. */
export async function fetchLatestData(signal?: AbortSignal): Promise<Partial<LatestData>> {
  return readLatestData(await fetchJson(files.latestData, { cache: "no-cache", signal: signal ?? null }));
}
