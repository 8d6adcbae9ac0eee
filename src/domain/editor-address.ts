import { routes } from "./routes";

/** The editor with the entry of one item open: its collection is its kind's folder. */
export function entryAddress(folder: string, name: string | number): string {
  return `${routes.admin}#/collections/${folder}/entries/${encodeURIComponent(name)}`;
}

/**
 * The editor with a new entry that begins with an item's fields; lists of objects stand there as JSON.
 *
 * @param sandbox whether nothing shall be kept
 */
export function newEntryAddress(folder: string, item: Readonly<Record<string, unknown>>, sandbox = false): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(item)) {
    const isLines = Array.isArray(value) && value.every((entry) => typeof entry === "string");
    if (isLines) for (const line of value) parameters.append(name, line);
    else parameters.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const query = parameters.size > 0 ? `?${parameters.toString()}` : "";
  return `${routes.admin}${sandbox ? "?demo" : ""}#/collections/${folder}/new${query}`;
}
