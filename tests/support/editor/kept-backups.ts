import type { Page } from "playwright";

/** The names under which Decap keeps what is not saved. */
export async function keptBackups(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answerOf(indexedDB.open("localforage"));
    const keys = await answerOf(database.transaction("keyvaluepairs").objectStore("keyvaluepairs").getAllKeys());
    database.close();
    return keys;
  });
}
