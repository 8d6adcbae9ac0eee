import { addressWords } from "../../../../src/content/translations/address-words";
import { contentIn } from "../../../../src/content/read/read-content";
import { ADDRESS_WORDS_VARIABLE } from "../../../../src/model/build-constants";
import { LANGUAGE_VARIABLE, LANGUAGES_VARIABLE } from "../../../../src/words/site-language";
import { withContentTree, type TreeFiles } from "../../../support/content/content-tree";

const person = (id: number, name: string, bn: object) => ({
  [`members/${id}.json`]: { id, name, portfolio: `https://${id}.example.org`, translations: { bn } },
});
const site: TreeFiles = {
  ...person(1, "Rafi Khan", { name: "রাফি খান" }),
  ...person(2, "Rafee Khan", { name: "রাফি খান" }),
  ...person(3, "Eva Roy", { bio: "…" }),
  "site/settings.json": {
    eventCategories: ["Contest", "Party"],
    translations: { bn: { eventCategories: ["প্রতিযোগিতা", "পার্টি"] } },
  },
};

/** The modules that make addresses, in the build of the site in Bangla. */
async function inBanglaBuild() {
  process.env[LANGUAGE_VARIABLE] = "bn";
  process.env[LANGUAGES_VARIABLE] = "en,bn";
  process.env[ADDRESS_WORDS_VARIABLE] = JSON.stringify(
    withContentTree(site, (directory) => addressWords(contentIn(directory), "bn")),
  );
  jest.resetModules();
  const [{ portfolioTarget }, { routes }] = await Promise.all([
    import("../../../../src/domain/people/portfolio"),
    import("../../../../src/domain/routes"),
  ]);
  return { portfolioTarget, routes };
}

const before = { ...process.env };

afterAll(() => {
  process.env = before;
});

test("a page or calendar whose address is made of a word has the same path in another language", async () => {
  const { portfolioTarget, routes } = await inBanglaBuild();
  expect(routes.calendarOfCategory("পার্টি")).toBe("/calendar/party.ics");
  expect(portfolioTarget("Eva Roy", "https://3.example.org")).toBe("/eva-roy");
});

test("people of one name keep addresses of their own", async () => {
  const { portfolioTarget } = await inBanglaBuild();
  expect(portfolioTarget("রাফি খান", "https://1.example.org")).toBe("/rafi-khan");
  expect(portfolioTarget("রাফি খান", "https://2.example.org")).toBe("/rafee-khan");
});

test("a site in one language makes its addresses of the words themselves", async () => {
  await inBanglaBuild();
  process.env[LANGUAGES_VARIABLE] = "bn";
  jest.resetModules();
  const { routes } = await import("../../../../src/domain/routes");
  expect(routes.calendarOfCategory("পার্টি")).toBe("/calendar/পার্টি.ics");
});
