import { SeenData } from "../../../../src/cms/saving/seen-data";

const [opened, first, second] = [{ title: "Opened" }, { title: "First" }, { title: "Second" }];

test("the editor has seen an entry as it was opened, and as it was saved last", () => {
  const seen = new SeenData();
  expect(seen.of("events/picnic", opened)).toEqual([opened]);
  seen.tries("events/picnic", first);
  seen.saves("events/picnic", first);
  seen.tries("events/picnic", second);
  seen.saves("events/picnic", second);
  expect(seen.of("events/picnic", opened)).toEqual([opened, second]);
});

test("what was tried may be in the file, too, until something else is saved", () => {
  const seen = new SeenData();
  seen.saves("events/picnic", first);
  seen.tries("events/picnic", second);
  expect(seen.of("events/picnic", opened)).toEqual([opened, first, second]);
});

test("what was written to one entry is not in another", () => {
  const seen = new SeenData();
  seen.saves("events/picnic", first);
  expect(seen.of("events/party", opened)).toEqual([opened]);
});

test("a draft that was saved before is not compared with the published file", () => {
  const seen = new SeenData();
  seen.saves("events/picnic", first);
  expect(seen.of("events/picnic", undefined)).toEqual([]);
});
