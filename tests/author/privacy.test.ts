import { readFileSync } from "node:fs";
import path from "node:path";
import { builtFiles, publicDirectory } from "../support/built-site";
import { hiddenTexts } from "../support/content/hidden-texts";
import { contactKey, contactsIn, listedContacts, type AllowedPlaces } from "../support/content/listed-contacts";
import { metadataOf } from "../support/content/picture-metadata";
import { publishedTexts } from "../support/published-text";

const contentDirectory = path.resolve(process.env.CONTENT_DIR || "content");
const texts = publishedTexts();

test("no published picture or video tells where, when or by whom it was taken", async () => {
  const found: string[] = [];
  for (const file of builtFiles()) {
    const metadata = await metadataOf(readFileSync(path.join(publicDirectory, file)));
    if (metadata.length > 0) found.push(`${file}: ${metadata.join(", ")}`);
  }
  expect(found).toEqual([]);
});

test("no text of a draft, or of a file that is not content, is published", () => {
  const hidden = hiddenTexts(contentDirectory);
  const found = texts.flatMap(({ file, text }) => {
    const plain = text.replace(/\s+/g, " ");
    return hidden
      .filter(({ words }) => plain.includes(words))
      .map((each) => `${file}: '${each.words}' of ${each.file}`);
  });
  expect(found).toEqual([]);
});

test("an e-mail address or phone number appears only where an item that lists it appears", () => {
  const listed = listedContacts(contentDirectory);
  const found = texts.flatMap(({ file, text, page }) =>
    [...new Set(contactsIn(text))].flatMap((contact) => {
      const allowed = listed.get(contactKey(contact));
      return allowed === undefined || isAllowed(allowed, file, page) ? [] : [`${file}: ${contact}`];
    }),
  );
  expect(found).toEqual([]);
});

function isAllowed({ pages, files }: AllowedPlaces, file: string, page: string | undefined): boolean {
  if (page !== undefined)
    return [...pages].some((each) => page === each || (each.endsWith("/") && page.startsWith(each)));
  return [...files].some((start) => file.startsWith(start));
}
