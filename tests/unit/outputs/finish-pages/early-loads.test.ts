import { earlyLoads } from "../../../../src/outputs/finish-pages/early-loads";
import { withPolicy } from "../../../../src/outputs/finish-pages/with-policy";

const plain = [
  '<html><head><meta charSet="utf-8"/><title>Events</title><script src="/start.js" data-scripts="/app.js"></script>',
  '<script src="/bangla.js" data-font="/bangla.woff2"></script><link rel="stylesheet" href="/styles.1.css">',
  '<link rel="stylesheet" href="/paper.css" media="print"/></head><body><script src="/app.js" defer></script></body></html>',
].join("");
const page = withPolicy(plain, "default-src 'none'");

const early = (html: string) => html.match(/<link data-early="" [^>]*>/g) ?? [];

describe("A page with a policy of its own", () => {
  it("names what it is drawn with before its first script, and nothing that comes later", () => {
    const links = early(earlyLoads(page));
    expect(earlyLoads(page)).toContain(`<title>Events</title>${links.join("")}<script src="/start.js"`);
    expect(links).toEqual([
      '<link data-early="" rel="preload" as="script" href="/start.js"/>',
      '<link data-early="" rel="preload" as="script" href="/bangla.js"/>',
      '<link data-early="" rel="preload" as="style" href="/styles.1.css"/>',
    ]);
  });

  it("is the same when it is finished again, and names new addresses", () => {
    expect(earlyLoads(earlyLoads(page))).toBe(earlyLoads(page));
    const next = earlyLoads(earlyLoads(page).replaceAll("/styles.1.css", "/styles.2.css"));
    expect(early(next)).toContain('<link data-early="" rel="preload" as="style" href="/styles.2.css"/>');
  });
});

test("a page without a policy names nothing early, as browsers look ahead in it", () => {
  expect(earlyLoads(plain)).toBe(plain);
  expect(earlyLoads(withPolicy(earlyLoads(page), undefined))).toBe(plain);
});
