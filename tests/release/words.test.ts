import { collectMessages, unusedKeys } from "../../tools/words/collect-messages";
import { readCatalogue } from "../../src/words/catalogue";
import { clubLanguages } from "../../src/words/languages";

const messages = collectMessages();

describe.each(clubLanguages)("The words in %s", (language) => {
  const words = readCatalogue(language);

  test("are there for every text of the interface", () => {
    expect(messages.filter((message) => !words[message])).toEqual([]);
  });

  test("are there for no text that the code no longer has", () => {
    expect(unusedKeys(messages, words)).toEqual([]);
  });
});
