import { editorAddressOf, pageOf } from "../../../../src/domain/addresses/editor-address";
import { kinds, singletons } from "../../../../src/model/content-model";
import { SITE_COLLECTION, siteFileName } from "../../../../src/cms/configuration/collections";

const made = { id: "node" };

test.each([
  ["/events/code-sprint", "/admin#/collections/events/entries/code-sprint"],
  ["/events/code-sprint/", "/admin#/collections/events/entries/code-sprint"],
  ["/workshops/python", "/admin#/collections/workshops/entries/python"],
  ["/notice/lab", "/admin#/collections/notices/entries/lab"],
  ["/post/14", "/admin#/collections/posts/entries/14"],
  ["/profile/team/7", "/admin#/collections/team/entries/7"],
  ["/blog/%E0%A6%AC%E0%A6%BE", "/admin#/collections/blog/entries/%E0%A6%AC%E0%A6%BE"],
  ["/myclass", "/admin#/collections/courses"],
  ["/myclass/python", "/admin#/collections/courses/entries/python"],
  ["/courses/python", "/admin#/collections/courses/entries/python"],
  ["/myclass/python/loops", "/admin#/collections/courses/entries/python"],
  ["/", "/admin#/collections/site/entries/home"],
  ["/registration", "/admin#/collections/site/entries/registration"],
  ["/events", "/admin#/collections/events"],
  ["/search", undefined],
])("%s is edited at %s", (path, address) => {
  expect(editorAddressOf(path, made)).toBe(address);
});

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

test.each([
  ["events", "/events/"],
  ["workshops", "/workshops/"],
  ["notices", "/notice/"],
  ["past-leaders", "/profile/team/"],
  ["members", "/profile/member/"],
  ["courses", "/myclass/"],
  ["sub-communities", "/sub-community"],
  ["upcoming", "/"],
  ["site/entries/join-us", "/join-us"],
  ["site/entries/club", "/"],
])("an entry of %s shows at %s", (collection, page) => {
  expect(pageOf(collection)).toBe(page);
});
