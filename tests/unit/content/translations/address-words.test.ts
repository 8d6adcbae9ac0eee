import { mainCategories, mainNames } from "../../../../src/content/translations/address-words";
import { contentIn } from "../../../../src/content/read/read-content";
import { portfolioPage } from "../../../../src/domain/people/portfolio";
import { mainCategory } from "../../../../src/model/build-info";
import { changeBuildInfo } from "../../../support/build-info";
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

beforeAll(() => {
  withContentTree(site, (directory) => {
    const content = contentIn(directory);
    changeBuildInfo({ mainCategories: mainCategories(content, "bn"), mainNames: mainNames(content, "bn") });
  });
});

test("a page or calendar whose address is made of a word has the same path in another language", () => {
  expect(mainCategory("পার্টি")).toBe("Party");
  expect(portfolioPage({ name: "Eva Roy", portfolio: "https://3.example.org" })).toBe("/eva-roy");
});

test("people of one name keep addresses of their own", () => {
  expect(portfolioPage({ name: "রাফি খান", portfolio: "https://1.example.org" })).toBe("/rafi-khan");
  expect(portfolioPage({ name: "রাফি খান", portfolio: "https://2.example.org" })).toBe("/rafee-khan");
});
