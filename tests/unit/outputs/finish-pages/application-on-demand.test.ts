import {
  applicationAtOnce,
  applicationOnDemand as onDemand,
} from "../../../../src/outputs/finish-pages/application-on-demand";

const shownAt = new Date("2026-02-01T00:00:00Z");
const applicationOnDemand = (html: string) => onDemand(html, "/start.0123abcd.js", shownAt);

/** A page whose application consists of some scripts, with parts that say when they need it. */
const pageOf = (scripts: readonly string[], parts = "") =>
  [
    '<html><head><script src="/start.js"></script><script src="/bangla.js"></script></head>',
    `<body><main>${parts}</main><!-- slice-start -->`,
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
    "<!-- slice-end --></body></html>",
  ].join("");

const scripts = ["/globals.1.js", "/app-2.js"];
const start = (html: string) => /<script src="\/start\.0123abcd\.js"([^>]*)>/.exec(html)?.[1]?.trim();

describe("A page with its application on demand", () => {
  it("names the scripts of the application in order, and loads none of them", () => {
    const html = applicationOnDemand(pageOf(scripts));
    expect(start(html)).toBe('data-scripts="/globals.1.js /app-2.js"');
    expect(html).not.toMatch(/<script src="\/(?:globals|app)/);
    expect(html).toContain('<script src="/bangla.js"></script>');
  });

  it("says for which address and which reader it needs the application, each once", () => {
    const parts =
      '<p data-start="load" data-start-if="address">a</p><p data-start="load" data-start-if="stored:currentMember">b</p>' +
      '<p data-start="idle" data-start-if="stored:editor">c</p><p data-start="load" data-start-if="address">d</p>';
    const html = applicationOnDemand(pageOf(scripts, parts));
    expect(start(html)).toContain('data-ways="idle:editor load: load:currentMember"');
  });

  it.each([
    ["the first of them stops", ["2026-03-02T00:00:00.000Z", "2026-03-01T00:00:00.000Z", ""], Date.UTC(2026, 2, 1)],
    ["none of them stops", ["", ""], undefined],
  ])("says from when its words are true, and until when if %s being true", (_, instants, until) => {
    const parts = instants.map((instant) => `<p data-true-until="${instant}">a</p>`).join("");
    const validity = [shownAt.getTime(), until].filter(Boolean).join(" ");
    expect(start(applicationOnDemand(pageOf(scripts, parts)))).toContain(`data-validity="${validity}"`);
  });

  it("says nothing of that if its words are always true", () => {
    expect(start(applicationOnDemand(pageOf(scripts)))).not.toContain("data-validity");
  });

  it("leaves to their places the parts that need it when they are seen or used", () => {
    const parts = '<p data-start="visible">a</p><a data-start="intent">b</a>';
    const html = applicationOnDemand(pageOf(scripts, parts));
    expect(start(html)).not.toContain("data-ways");
    expect(html).toContain(parts);
  });

  it("that needs it at once has the browser fetch it while the page arrives", () => {
    const html = applicationOnDemand(pageOf(scripts, '<p data-start="load">a</p>'));
    for (const src of scripts) expect(html).toContain(`<link rel="preload" as="script" href="${src}">`);
    expect(start(html)).toContain('data-ways="load"');
  });

  it("is not misled by what a text says", () => {
    const html = applicationOnDemand(pageOf(scripts, "<p>&lt;p data-start=&quot;load&quot;&gt;</p>"));
    expect(start(html)).not.toContain("data-ways");
  });

  it.each(["", '<p data-start="load">a</p>'])("is the same if it is finished twice: %j", (parts) => {
    const once = applicationOnDemand(pageOf(scripts, parts));
    expect(applicationOnDemand(applicationAtOnce(once))).toBe(once);
  });

  it("has only the scripts of this build where Gatsby has put these into a page of an earlier one", () => {
    const parts = '<p data-start="load">a</p>';
    const earlier = applicationOnDemand(pageOf(["/globals.0.js", "/app-1.js"], parts));
    const again = earlier.replace("<!-- slice-end", '<script src="/app-2.js" defer></script><!-- slice-end');
    expect(applicationOnDemand(applicationAtOnce(again))).toBe(applicationOnDemand(pageOf(["/app-2.js"], parts)));
  });

  it("without the start script stays as it is", () => {
    const other = '<html><head></head><body><script src="/a.js" defer></script></body></html>';
    expect(applicationOnDemand(other)).toBe(other);
    expect(applicationAtOnce(other)).toBe(other);
  });
});
