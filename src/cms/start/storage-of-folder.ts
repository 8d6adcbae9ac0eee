import { STORAGE_FOLDER as folder } from "../../model/storage-folder";

/** The database in which Decap keeps unsaved texts, and its object store. */
const DATABASE = "localforage";
const TEXTS = "keyvaluepairs";

/** The entry that says that texts have been copied from the shared database. */
const ADOPTED = `${folder}adopted-texts`;

/**
 * Gives the editor of a site in a folder its own storage, since Decap uses the same names on all sites of the host.
 * Once on each device, it copies what was stored under these names up to version 2.0.0.
 */
export async function useStorageOfFolder(): Promise<void> {
  const { localStorage: entries, indexedDB: databases } = window;
  // Our own keys contain the folder already.
  const keyOf = (name: string) => (name.startsWith(folder) ? name : folder + name);
  const own = {
    get length() {
      return entries.length;
    },
    key: (index: number) => entries.key(index),
    getItem: (name: string) => entries.getItem(keyOf(name)),
    setItem: (name: string, text: string) => entries.setItem(keyOf(name), text),
    removeItem: (name: string) => entries.removeItem(keyOf(name)),
    clear: () => Object.keys(entries).forEach((key) => key.startsWith(folder) && entries.removeItem(key)),
  };
  Object.defineProperty(window, "localStorage", { configurable: true, value: own });
  Object.defineProperty(window, "indexedDB", {
    configurable: true,
    value: {
      open: (name: string, version?: number) => databases.open(folder + name, version),
      deleteDatabase: (name: string) => databases.deleteDatabase(folder + name),
    },
  });
  if (entries.getItem(ADOPTED) !== null) return;
  for (const [key, text] of Object.entries<string>(entries))
    if (/^(?:decap|netlify)-/.test(key) && own.getItem(key) === null) own.setItem(key, text);
  await copyTexts(databases);
  entries.setItem(ADOPTED, "");
}

async function copyTexts(databases: IDBFactory): Promise<void> {
  const from = await openKnown(databases);
  if (from === undefined) return;
  const request = databases.open(folder + DATABASE);
  // Decap is loaded later and then finds its database.
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(TEXTS));
  const to = await answerOf(request);
  const source = from.transaction(TEXTS).objectStore(TEXTS);
  const [keys, values] = await Promise.all([answerOf(source.getAllKeys()), answerOf(source.getAll())]);
  const target = to.transaction(TEXTS, "readwrite").objectStore(TEXTS);
  for (const [index, key] of keys.entries())
    if (typeof key === "string" && key.startsWith("backup")) target.put(values[index], key);
  from.close();
  to.close();
}

/** The database of an earlier version; undefined if there is none. Firefox before 126 can't list databases. */
function openKnown(databases: IDBFactory): Promise<IDBDatabase | undefined> {
  const request = databases.open(DATABASE);
  // Does not create a database that does not exist.
  request.addEventListener("upgradeneeded", () => request.transaction?.abort());
  return answerOf(request).catch(() => undefined);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database does not answer")));
  });
}
