import { contentIn } from "../../../../src/content/read/read-content";
import { untranslatedIn } from "../../../../src/content/translations/missing-translations";
import { withContentTree, type TreeFiles } from "../../../support/content/content-tree";

function untranslated(files: TreeFiles) {
  return withContentTree(files, (directory) => {
    const { items, texts } = untranslatedIn(contentIn(directory).items, "es");
    return { items: Object.fromEntries([...items].map(([folder, ids]) => [folder, [...ids]])), texts: [...texts] };
  });
}

const event = (id: string, fields: object): TreeFiles => ({ [`events/${id}.json`]: { id, ...fields } });

test("an item counts if no word of it is translated", () => {
  const { items } = untranslated({
    ...event("a", { title: "First" }),
    ...event("b", { title: "Second", translations: { es: { title: "" }, bn: { title: "দুই" } } }),
    ...event("c", { title: "Third", venue: "Lab", translations: { es: { title: "Tercero" } } }),
    "members/1.json": { id: 1, name: "Eva Khan", session: "2023-2024" },
  });
  expect(items).toEqual({ events: ["a", "b"] });
});

test("the texts are fields as a whole and lines of lists, but not what a translation says, too", () => {
  const { texts } = untranslated({
    "site/club.json": { name: "X", shortName: "X", baseUrl: "https://x.example", translations: { es: { name: "X" } } },
    ...event("a", { title: "First", topics: ["Graphs", "Sorting"], tags: ["C++"] }),
    ...event("b", { title: "Second", translations: { es: { title: "Segundo", tags: ["C++"] } }, tags: ["C++"] }),
  });
  expect(texts).toEqual(["First", "Graphs\nSorting", "Graphs", "Sorting"]);
});
