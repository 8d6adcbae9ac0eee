import { STORAGE_FOLDER as folder } from "../../model/storage-folder";

/** The database in which Decap keeps what is not saved, and its part with the texts. */
const DATABASE = "localforage";
const TEXTS = "keyvaluepairs";

/** The entry that is there once the texts that lay in the database of all sites have been taken over. */
const ADOPTED = `${folder}adopted-texts`;

/**
 * Gives the editor of a site in a folder a storage of its own, since Decap uses the same names in every site of the host.
 * Once on a device, it takes over what lay under them up to version 2.0.0.
 */
export async function useStorageOfFolder(): Promise<void> {
  const { localStorage: entries, indexedDB: databases } = window;
  // Our own keys begin with the folder already.
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
  // Decap comes later, and then finds its database.
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

/** The database of an earlier version; undefined if there is none. Firefox before 126 has no list of them. */
function openKnown(databases: IDBFactory): Promise<IDBDatabase | undefined> {
  const request = databases.open(DATABASE);
  // A database that would have to be made first is not made.
  request.addEventListener("upgradeneeded", () => request.transaction?.abort());
  return answerOf(request).catch(() => undefined);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database does not answer")));
  });
}
