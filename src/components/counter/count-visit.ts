/**
 * The requests of the services for a page view: all contain the path and, if the reader comes from another site, its
 * address.
 */
const { service = "", address = "", site = "", host = "" } = document.currentScript?.dataset ?? {};
const { hostname, origin, pathname } = location;
const url = origin + pathname;
const referrer = document.referrer.startsWith(`${origin}/`) ? "" : document.referrer;

const requests: Readonly<Record<string, readonly [path: string, message?: object]>> = {
  goatcounter: [`/count?${String(new URLSearchParams({ p: pathname, r: referrer }))}`],
  plausible: ["/api/event", { name: "pageview", domain: site || host, url, referrer }],
  umami: ["/api/send", { type: "event", payload: { website: site, hostname, url: pathname, referrer } }],
};

function asksForPrivacy(): boolean {
  const { doNotTrack } = navigator;
  return doNotTrack === "1" || doNotTrack === "yes" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

function isLocal(): boolean {
  return /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/.test(hostname);
}

/** A simple request, which browsers send without a preflight; no answer is read, and no cookie is sent or stored. */
function count(): void {
  const [path, message] = requests[service] ?? [];
  if (path === undefined) return;
  fetch(address + path, {
    ...(message && { method: "POST", body: JSON.stringify(message) }),
    mode: "no-cors",
    credentials: "omit",
    cache: "no-store",
    keepalive: true,
  }).catch(() => undefined);
}

// A page that is prerendered, or opened in another tab, is only drawn when someone sees it.
if (hostname === host && !isLocal() && !asksForPrivacy()) requestAnimationFrame(() => setTimeout(count));

// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
