/** Loads modules as scripts of a site in a folder have them. */
async function inFolder(folder: string, act: () => Promise<unknown>): Promise<void> {
  process.env.GATSBY_STORAGE_FOLDER = folder;
  await jest.isolateModulesAsync(async () => void (await act()));
  delete process.env.GATSBY_STORAGE_FOLDER;
}

const adopt = () => import("../../../../src/components/start/adopt-entries");

/** The entries of version 2.0.0, and one of another program on the same host. */
const kept = {
  theme: "dark",
  editor: "opened",
  language: "bn",
  currentMember: '{"name":"nadia"}',
  seenNotices: "[]",
  searchShortcut: "off",
  "myclass.progress.1:demo:nadia": "{}",
  "myclass.days.1:demo:nadia": "[]",
  "myclass.codeforces.1:demo:nadia": "{}",
};

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of Object.entries({ ...kept, "other-program": "x" })) localStorage.setItem(key, text);
});

test("a site in a folder takes over what version 2.0.0 kept, and leaves it to other sites of the host", async () => {
  const looked = jest.fn();
  window.addEventListener("storage", looked, { once: true });
  await inFolder("/club/", adopt);
  for (const [key, text] of Object.entries(kept)) {
    expect([key, localStorage.getItem(`/club/${key}`)]).toEqual([key, text]);
    expect([key, localStorage.getItem(key)]).toEqual([key, text]);
  }
  expect(localStorage.getItem("/club/other-program")).toBeNull();
  expect(looked).toHaveBeenCalledTimes(1);
});

test("it does so once: a member who signs out is not signed in again by entries of another site", async () => {
  await inFolder("/club/", adopt);
  localStorage.removeItem("/club/currentMember");
  localStorage.setItem("theme", "light");
  await inFolder("/club/", adopt);
  expect(localStorage.getItem("/club/currentMember")).toBeNull();
  expect(localStorage.getItem("/club/theme")).toBe("dark");
});

test("two sites of one host keep everything apart, and hear only of their own", async () => {
  await inFolder("/club/", async () => {
    const { readEntry, subscribeToEntry, writeEntry } = await import("../../../../src/hooks/storage/guarded-storage");
    const heard = jest.fn();
    subscribeToEntry("theme", heard);
    writeEntry("theme", "light");
    expect([localStorage.getItem("theme"), localStorage.getItem("/club/theme")]).toEqual(["dark", "light"]);
    for (const key of ["theme", "/other/theme", "/club/theme"])
      window.dispatchEvent(new StorageEvent("storage", { key }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(readEntry("currentMember")).toBeNull();
  });
});
