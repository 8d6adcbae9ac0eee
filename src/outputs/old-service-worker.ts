interface OpenPage {
  readonly url: string;
  /** Safari has it since version 16.4. Before, the next visit shows the new site. */
  readonly navigate?: (url: string) => Promise<unknown>;
}

/** The interface of a service worker; the project only has the types of pages. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly matchAll: (of: { readonly type: "window" }) => Promise<readonly OpenPage[]> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: "install" | "activate",
    act: (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

// Browsers find this script at the address of a service worker of the club's earlier site, which would go on showing
// that site. It replaces that one, clears the caches of the old site, loads open pages from the new one, and
// unregisters.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  await self.registration.unregister();
  await Promise.all((await caches.keys()).map(forget));
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.allSettled(pages.map(async (page) => page.navigate?.(page.url)));
}

/** Sites in other folders of the host share the cache storage. */
async function forget(name: string): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const own = requests.filter(({ url }) => url.startsWith(self.registration.scope));
  await Promise.all(own.map((request) => cache.delete(request)));
  if (own.length === requests.length) await caches.delete(name);
}

// oxlint-disable-next-line typescript/no-useless-empty-export -- a script that is no module could not declare its own `self`
export {};
