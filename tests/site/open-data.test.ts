import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { routes } from "../../src/domain/routes";
import { isUsed } from "../../src/model/parts";
import { isoAtClub } from "../../src/domain/time/club-time";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { builtFiles, fileAt, publicDirectory } from "../support/built-site";
import { eventContent, noticeContent, workshopContent } from "../support/content/content";
import { parseJsonObject } from "../support/json-object";

const read = (address: string) => readFileSync(path.join(publicDirectory, address), "utf8");
const names = (["events", "workshops", "notices", "members", "team"] as const).filter(isUsed);
const files = new Set(builtFiles());

function itemsOf(name: string): JsonObject[] {
  const items: unknown = JSON.parse(read(routes.openData(name)));
  if (!Array.isArray(items) || !items.every(isJsonObject)) throw new Error(`${name} is not a list of objects`);
  return items;
}

test.each(names)("/api/%s.json is what its schema says", (name) => {
  const ajv = addFormats(new Ajv2020({ allErrors: true }));
  const isValid = ajv.compile(parseJsonObject(read(routes.openDataSchema(name))));
  const items = itemsOf(name);
  isValid(items);
  expect(isValid.errors ?? []).toEqual([]);
  expect(isValid([{ ...items[0], id: null }])).toBe(false);
});

test.each(names)("/api/%s.json contains no e-mail address or phone number of anyone", (name) => {
  expect(read(routes.openData(name))).not.toMatch(/"(?:contact\w*|email|phone)"/i);
});

test.each(names)("every item of /api/%s.json leads to its page", (name) => {
  const dead = itemsOf(name).filter(({ url }) => !files.has(fileAt(new URL(String(url)).pathname)));
  expect(dead).toEqual([]);
});

test("the lists are whole, and say when things begin in the club's time", () => {
  expect(
    itemsOf("events")
      .map(({ id }) => String(id))
      .sort(),
  ).toEqual(
    eventContent()
      .map(({ id }) => id)
      .sort(),
  );
  if (isUsed("workshops")) expect(itemsOf("workshops")).toHaveLength(workshopContent().length);
  expect(itemsOf("notices")).toHaveLength(noticeContent().length);
  for (const { start } of itemsOf("events"))
    if (typeof start === "string") expect(start).toBe(isoAtClub(new Date(start)));
});
