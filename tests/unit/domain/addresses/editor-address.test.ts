import { editorAddressOf, pageOf } from "../../../../src/domain/addresses/editor-address";
import { kinds, singletons } from "../../../../src/model/content-model";
import { SITE_COLLECTION, siteFileName } from "../../../../src/cms/configuration/collections";

const made = { id: "node" };

test("a page of the club is edited among the pages, and shown at its own address", () => {
  expect(editorAddressOf("/privacy", { ...made, folder: "pages" })).toBe("/admin#/collections/pages/entries/privacy");
  expect(pageOf("pages")).toBe("/");
});

test("a past leader is edited among past leaders", () => {
  const address = editorAddressOf("/profile/team/105", { ...made, folder: "past-leaders" });
  expect(address).toBe("/admin#/collections/past-leaders/entries/105");
});

test.each(["/events/nowhere", "/nowhere%", "/%E0%A6"])("the unknown address %s leads to no entry", (path) => {
  expect(editorAddressOf(path, {})).toBeUndefined();
});

test("every address leads to a collection that the editor has", () => {
  const collections = new Set([SITE_COLLECTION, ...kinds.map(({ folder }) => folder)]);
  const files = new Set(singletons.map(siteFileName));
  for (const path of ["/", "/join-us", "/discord", "/notice", "/post", "/team", "/advisor", "/member", "/blog"]) {
    const [, , collection = "", , file] = editorAddressOf(path, {})?.split("/").slice(1) ?? [];
    expect(collections.has(collection)).toBe(true);
    if (file !== undefined) expect(files.has(file)).toBe(true);
  }
});
