import fc from "fast-check";
import type { Content, ContentItem } from "../../../../src/content/content";
import { checkItems } from "../../../../src/content/check/check-items";
import { sitePages } from "../../../../src/content/rules/addresses/site-addresses";
import { settingsIn } from "../../../../src/content/settings/load-settings";
import { outputAt } from "../../../../src/domain/outputs/output-at";
import { isUnusedList } from "../../../../src/domain/settings/offered";
import { kindOf } from "../../../../src/model/content-model";
import type { Kind, Singleton } from "../../../../src/model/kind";
import { page } from "../../../../src/model/kinds/page";
import { parts } from "../../../../src/model/parts";
import { club } from "../../../../src/model/site/club";
import { redirectList } from "../../../../src/model/site/redirect-list";
import { settings } from "../../../../src/model/site/settings";
import { placePages } from "../../../../src/outputs/page-html/place-pages";
import { redirects, redirectsWithPage, renderRedirectsFile } from "../../../../src/outputs/redirects";
import { changeBuildInfo } from "../../../support/build-info";
import { now } from "./lines-for";

const itemOf = (source: Kind | Singleton, file: string, fields: object, body?: string): ContentItem => ({
  ...{ source, file, name: file.replace(/^.*\/|\.\w+$/g, ""), fields: { ...fields }, repeated: new Set() },
  ...(body !== undefined && { body }),
});

const some = [
  itemOf(club, club.file, { name: "C", shortName: "C", baseUrl: "https://c.example.org" }),
  itemOf(kindOf("events"), "events/e.json", { id: "e", title: "E" }),
  itemOf(kindOf("workshops"), "workshops/w.json", { id: "w", title: "W" }),
  itemOf(kindOf("team"), "team/1.json", { id: 1, name: "Eva Ray", portfolio: "https://eva.example.org" }),
];

const names = ["rules", "faq", "sponsors", "events", "discord", "eva-ray", "search", "static", "index", "Rules", "a"];
const addresses = [...names, "old", "about", "news", "2019"]
  .flatMap((name) => [`/${name}`, `/${name}.html`, `/${name}/x`, `/${name}/index`, `/${name}/feed.xml`])
  .concat("/", "/events/e", "/events/E", "/workshop/w", "/workshops/w", "/404", "/_headers", "/members.json")
  .concat("/calendar.ics", "/api/events.json", "/page-data/x", "/join-us", "/a.b", "/a/b/c", "/%41", "/a b");
const targets = ["/events", "/", "/rules", "/a", "https://example.org/x", "http://c.example.org/a", "/faq#q", "/é"];

const content = fc
  .record({
    off: fc.uniqueArray(fc.constantFrom(...parts), { maxLength: 4 }),
    pages: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
    hasQuestion: fc.boolean(),
    listed: fc.array(fc.record({ from: fc.constantFrom(...addresses), to: fc.constantFrom(...targets) }), {
      maxLength: 2,
    }),
  })
  .map(({ off, pages, hasQuestion, listed }): Content => {
    const question = itemOf(kindOf("questions"), "questions/q.json", { id: "q", question: "Q?", answer: "A" });
    const items = [
      ...some,
      ...(hasQuestion ? [question] : []),
      itemOf(settings, settings.file, { off }),
      ...pages.map((name) => itemOf(page, `pages/${name}.md`, { title: name }, "Text")),
      itemOf(redirectList, redirectList.file, { redirects: listed }),
    ];
    return { tree: { directory: "content", folders: new Map(), files: new Set() }, items, unread: [] };
  });

const isAccepted = (each: Content) =>
  checkItems(each, new Set(), () => undefined, each.items, now).every(({ severity }) => severity !== "error");

/** The places of all pages and redirects, as the build finds them. */
async function build({ items, ...rest }: Content): Promise<void> {
  const pairs = redirects((typeName) =>
    items
      .filter(({ source }) => source.typeName === typeName)
      .map(({ fields, file }) => ({ ...fields, id: file, jsonId: fields.id })),
  );
  renderRedirectsFile(pairs);
  const moved = redirectsWithPage(pairs).map(({ from }) => from);
  const made = [...sitePages({ items, ...rest })].filter((each) => !isUnusedList(each) && !moved.includes(each));
  const lost = moved.filter((from) => outputAt(from) !== undefined && outputAt(from)?.isFree !== true);
  if (lost.length > 0) throw new Error(`Outputs take the place of ${lost.join(", ")}`);
  await placePages("/nowhere", [...made, ...moved], [], "/nowhere");
}

test("what the check accepts of settings, redirects and pages can be built", async () => {
  const counts = { accepted: 0, refused: 0 };
  const property = fc.asyncProperty(content, async (each) => {
    changeBuildInfo({ settings: settingsIn(each, now) });
    const isFine = isAccepted(each);
    counts[isFine ? "accepted" : "refused"] += 1;
    if (isFine) await build(each);
  });
  await fc.assert(property, { seed: 20_261_128, numRuns: 250 });
  // Trees that all end in the same way would test little.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(40);
});
