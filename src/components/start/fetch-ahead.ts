import { ask } from "./load-application";

/** The connection as browsers describe it, if they do. */
interface Connection {
  readonly saveData: boolean;
  /** In Mbit/s. */
  readonly downlink: number;
  /** How long an answer takes at least, in ms. */
  readonly rtt: number;
}

/** In ms: the page has loaded by then, and who leaves earlier needs none of it. */
const READING = 3000;

/**
 * Fetches the application when a page has been read for a while, for the press that may follow: only over connections that
 * are known to be fast and not to save data. Firefox and Safari don't say what theirs is like: there nothing is fetched
 * that no one has asked for.
 *
 * @param files the addresses of scripts and data
 */
export function fetchAhead(files: readonly string[]): void {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator;
  const act = () => {
    if (connection && connection.downlink > 5 && connection.rtt < 100 && !connection.saveData) ask(files, "prefetch");
  };
  setTimeout(act, READING);
}
