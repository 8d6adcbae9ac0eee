import { checkDeletion } from "../../../../src/cms/saving/before-save";
import { libraryOf } from "../../../support/editor/library-of";
import { refusals } from "../../../support/editor/refusals";

const items = {
  site: [
    { name: "club", fields: { name: "Club", shortName: "C", baseUrl: "https://club.example.org" } },
    { name: "redirects", fields: { redirects: [{ from: "/events/old", to: "/events/code-sprint" }] } },
  ],
  events: [
    { name: "code-sprint", fields: { id: "code-sprint", title: "Code Sprint" } },
    { name: "night", fields: { id: "night", title: "Night", image: "../media/night.jpg" } },
  ],
  team: [
    { name: "7", fields: { id: 7, name: "Nusrat Jahan" } },
    { name: "8", fields: { id: 8, name: "Tamim" } },
  ],
  blog: [{ name: "first", fields: { title: "First", authorId: "7", body: "![Gone](../media/gone.jpg)" } }],
  pages: [{ name: "rules", fields: { title: "Rules", body: "[Broken](/events/gone), [itself](/rules)." } }],
  notices: [{ name: "n", fields: { id: "n", title: "N", content: "See [the night](/events/night)." } }],
};

const deletion = (collection: string, slug: string) => refusals(checkDeletion(collection, slug, libraryOf(items)));

test.each([
  [
    "its page",
    "events",
    "night",
    "This would break content/notices/n.json: Content points to '/events/night', which does not exist, expected the address of an event.",
  ],
  ["its address by a redirect", "events", "code-sprint", expect.stringContaining("content/site/redirects.json")],
  ["a person as the author of an article", "team", "7", expect.stringContaining("content/blog/first.md: Author")],
])("an item is not deleted while another one names %s", async (_what, collection, slug, sentence) => {
  expect(await deletion(collection, slug)).toEqual([sentence]);
});

test.each([
  ["nothing else refers to it", "team", "8"],
  ["only it links to its page, and has a link that was broken before", "pages", "rules"],
  ["it shows a picture that is missing", "blog", "first"],
])("an item is deleted if %s", async (_what, collection, slug) => {
  expect(await deletion(collection, slug)).toEqual([]);
});
