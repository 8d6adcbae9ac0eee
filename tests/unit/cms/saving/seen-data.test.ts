import { SeenData } from "../../../../src/cms/saving/seen-data";

describe("What the editor has seen of an entry", () => {
  const [opened, first, second] = [{ title: "Opened" }, { title: "First" }, { title: "Second" }];
  const opening = () => {
    const seen = new SeenData();
    seen.opens("events/picnic", opened);
    return seen;
  };

  it("is how it was opened, and how it was saved last", () => {
    const seen = opening();
    expect(seen.of("events/picnic")).toEqual([opened]);
    for (const data of [first, second]) {
      seen.tries("events/picnic", data);
      seen.saves("events/picnic", data);
    }
    expect(seen.of("events/picnic")).toEqual([opened, second]);
  });

  it("is also what was tried, until something else is saved", () => {
    const seen = opening();
    seen.saves("events/picnic", first);
    seen.tries("events/picnic", second);
    expect(seen.of("events/picnic")).toEqual([opened, first, second]);
  });

  it("is nothing of another entry, and nothing of a draft, which is not compared with the file", () => {
    const seen = opening();
    expect(seen.of("events/party")).toEqual([]);
    seen.opens("events/picnic", undefined);
    expect(seen.of("events/picnic")).toEqual([]);
  });
});
