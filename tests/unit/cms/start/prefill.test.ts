import { isPrefilled, prefillOf } from "../../../../src/cms/start/prefill";
import { newEntryAddress } from "../../../../src/domain/addresses/editor-address";

const fragment = (address: string) => address.slice(address.indexOf("#"));

test("what an address gives a new entry comes back as it was, lists and numbers included", () => {
  const item = {
    id: "a",
    title: `Tom & "Jerry" <3`,
    fee: 5,
    registrationOpen: true,
    topics: ["a, b", "c"],
    gallery: [{ src: "../media/a.jpg", alt: "Us" }],
  };
  expect(prefillOf(fragment(newEntryAddress("events", item)))).toEqual({ collection: "events", values: item });
});

test.each(["", "#/collections/events", "#/collections/events/new", "#/collections/nothing/new?title=x"])(
  "the address '%s' gives nothing",
  (address) => {
    expect(prefillOf(address)).toBeUndefined();
  },
);

test("unknown fields and broken lists are passed over", () => {
  expect(prefillOf("#/collections/events/new?title=A&evil=1&gallery=%7B")).toEqual({
    collection: "events",
    values: { title: "A" },
  });
});

test("only the new entry that an address was for has fields that it gave", () => {
  const prefill = { collection: "events", values: { title: "A", fee: 5 } };
  expect(isPrefilled(prefill, "#/collections/events/new", "title", "A")).toBe(true);
  expect(isPrefilled(prefill, "#/collections/events/new", "title", "B")).toBe(false);
  expect(isPrefilled(prefill, "#/collections/events/new", "venue", undefined)).toBe(false);
  expect(isPrefilled(prefill, "#/collections/events/entries/a", "title", "A")).toBe(false);
  expect(isPrefilled(undefined, "#/collections/events/new", "title", "A")).toBe(false);
});
