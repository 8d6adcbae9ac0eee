import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../src/html";
import { renderMarkdown } from "../../src/content/markdown/render-markdown";
import { changeBuildInfo } from "../support/build-info";
import { inLanguage } from "../support/in-language";

const parts = {
  htmlAttributes: {},
  headComponents: null,
  bodyAttributes: {},
  preBodyComponents: null,
  postBodyComponents: null,
};

/** A page with the elements that Gatsby's renderer puts around it. */
const rendered = (page: string) =>
  `<div id="gatsby-focus-wrapper" tabindex="-1">${page}</div><div id="gatsby-announcer"></div>`;

const scriptsOf = (body: string) =>
  [...renderToStaticMarkup(<Html {...parts} body={rendered(body)} />).matchAll(/<script src="([^"]+)"/g)].map(
    ([, src]) => src,
  );

test("a page is drawn as it arrives: nothing makes the browser wait for its end", () => {
  const html = renderToStaticMarkup(<Html {...parts} body={rendered("<h1>Notices</h1>")} />);
  expect(html).not.toMatch(/blocking=|rel="expect"/);
});

test.each([
  ["<h1>Notices</h1>", ["/start.js", "/blocks.js"]],
  ["<h1>নোটিশ</h1>", ["/start.js", "/bangla.js", "/blocks.js"]],
])("of %s a page loads the scripts %j", (body, scripts) => {
  expect(scriptsOf(body)).toEqual(scripts);
});

describe("A site in Bangla", () => {
  inLanguage("bn");

  it("has pages that wait for their letters", () => {
    expect(scriptsOf("<h1>নোটিশ</h1>")).toEqual(["/start.js", "/bangla.js", "/blocks.js"]);
  });
});

describe("A built page", () => {
  const scripts = ["/app-2.js", "/webpack-runtime-1.js"].map((src) => <script key={src} src={src} async />);
  const policy = "default-src 'none'; frame-ancestors 'none'";

  const built = (body: string, ownPolicy?: string) => {
    changeBuildInfo({ pages: { start: "/start.1.js", policy: ownPolicy } });
    return renderToStaticMarkup(<Html {...parts} postBodyComponents={scripts} body={rendered(body)} />);
  };
  const preloads = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"[^>]*>/g)].map(([, address]) => address);

  afterEach(() => {
    changeBuildInfo({ pages: undefined, banner: undefined, settings: {} });
  });

  it("shows a banner outside of the application, whose script comes before all others", () => {
    const files = { script: "/banner.1.js", styles: "/banner.1.css" };
    changeBuildInfo({ banner: { ...files, html: "<em>Now</em>", digest: "abc", until: 5, isDue: false } });
    const html = built("<h1>Notices</h1>", policy);
    expect(preloads(html)).toEqual(["/banner.1.js", "/start.1.js"]);
    expect(html.match(/<script src="[^"]+"[^>]*?(?= data-files|>)/g)).toEqual([
      '<script src="/banner.1.js" data-digest="abc" data-until="5"',
      '<script src="/start.1.js"',
    ]);
    expect(html).toMatch(/<aside class="banner"[^>]* hidden="">.*<em>Now<\/em>.*<\/aside><div id="___gatsby">/);
  });

  it("says that it is counted, and where, if the club counts its readers", () => {
    changeBuildInfo({ settings: { counter: { service: "umami", address: "https://stats.example.org", site: "1-2" } } });
    const counter = { script: "/visits.1.js", styles: "/visits.1.css", host: "club.example.org" };
    expect(built("<h1>Notices</h1>")).not.toMatch(/visits|stats/);
    changeBuildInfo({ pages: { start: "/start.1.js", counter } });
    const html = renderToStaticMarkup(<Html {...parts} body={rendered("<h1>Notices</h1>")} />);
    expect(html).toContain(
      '<script src="/visits.1.js" data-service="umami" data-address="https://stats.example.org" data-site="1-2" data-host="club.example.org" defer="">',
    );
    expect(html).toMatch(
      /<p class="container counted">Visits are counted by Umami at <a href="https:\/\/stats.example.org"/,
    );
  });

  it("names the scripts of its application, and loads only the start script", () => {
    const html = built("<h1>Notices</h1>");
    expect(html).toContain('<script src="/start.1.js" data-files="/webpack-runtime-1.js /app-2.js"></script>');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(preloads(html)).toEqual([]);
  });

  it("loads what blocks need only if a text has some, or says that one will", () => {
    const files = (html: string) => html.match(/\/blocks\.(?:js|css)/g) ?? [];
    expect(files(built("<h1>Notices</h1>"))).toEqual([]);
    const texts = [":::hint\nA\n:::", ":::tabs\n```c\n```\n:::", ":::steps\nA\n:::"].map((text) =>
      renderMarkdown(text),
    );
    for (const text of [...texts, "<span hidden data-blocks=''></span>"])
      expect(files(built(text))).toEqual(["/blocks.js", "/blocks.css"]);
    expect(preloads(built(texts[0] ?? "", policy))).toEqual(["/start.1.js", "/blocks.js"]);
  });

  it("that needs its application at once has the browser fetch it while the page arrives", () => {
    const html = built('<p data-start="load">a</p>');
    expect(preloads(html)).toEqual(["/webpack-runtime-1.js", "/app-2.js"]);
    // Like the requests of the start script; otherwise browsers would load them twice.
    expect(html).toContain('href="/app-2.js" crossorigin=""/>');
    expect(preloads(built('<p data-start="load" data-start-if="address">a</p>'))).toEqual([]);
  });

  it("holds its policy before all scripts, without what only headers can say", () => {
    const html = built("<h1>Notices</h1>", policy);
    expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;"/>');
    expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("script"));
  });

  it("with a policy names early what it is drawn with: browsers do not look ahead in it", () => {
    expect(preloads(built("<h1>Notices</h1>", policy))).toEqual(["/start.1.js"]);
    expect(preloads(built("<h1>নোটিশ</h1>", policy))).toEqual(["/start.1.js", "/bangla.js"]);
  });
});
