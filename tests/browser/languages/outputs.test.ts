import { expect, test } from "../../support/browser/fixtures";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../../../src/content/content-directory";
import { routes } from "../../../src/domain/routes";
import { isJsonObject, type JsonObject } from "../../../src/model/schema/json-object";
import { publicDirectory } from "../../support/built-site";
import { parseJsonObject } from "../../support/json-object";

const json = (address: string): unknown => JSON.parse(readFileSync(path.join(publicDirectory, address), "utf8"));

test("the open data has every language, and exists once", () => {
  const items = json(routes.openData("events"));
  const said = new Map(
    (Array.isArray(items) ? items.filter(isJsonObject) : []).map((item) => [item.id, item.translations]),
  );
  const folder = path.join(contentDirectory(), "events");
  const written = readdirSync(folder).map((file) => parseJsonObject(readFileSync(path.join(folder, file), "utf8")));
  const translated = written.filter(({ translations }) => translations !== undefined);
  expect(translated.length).toBeGreaterThan(0);
  expect(written.map(({ id }) => said.get(id))).toEqual(written.map(({ translations }) => translations));
  expect(existsSync(path.join(publicDirectory, "bn/api"))).toBe(false);
});

test("pages and calendars have the same paths in each language, even if names are translated", () => {
  const paths = (folder: string) =>
    readdirSync(path.join(publicDirectory, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:html|ics)$/.test(file) && !/^(?:admin\/|bn\/|404)/.test(file))
      .sort();
  expect(paths("bn")).toEqual(paths(""));
});

test("words that the settings translate are those of the items, too", () => {
  const page = (address: string) => readFileSync(path.join(publicDirectory, `${address}.html`), "utf8");
  expect(page("bn/team")).toContain("দল 0");
  expect(page("bn/events")).toContain("বিভাগ 0");
});

test("the feeds of each language are in it, and lead to its pages", () => {
  const feedOf = (folder: string): JsonObject => {
    const feed = json(`${folder}/events/feed.json`);
    return isJsonObject(feed) ? feed : {};
  };
  expect([feedOf("").language, feedOf("/bn").language]).toEqual(["ar", "bn"]);
  expect(feedOf("").home_page_url).toMatch(/[^n]\/events$/);
  expect(feedOf("/bn").home_page_url).toMatch(/\/bn\/events$/);
});
