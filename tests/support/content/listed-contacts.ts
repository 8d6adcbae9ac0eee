import { emailsIn, phonesIn } from "../../../src/domain/text/contacts-in-text";
import { routes } from "../../../src/domain/routes";
import { contentIn } from "../../../src/content/read/read-content";
import type { ContentItem } from "../../../src/content/content";
import { kinds, singletons } from "../../../src/model/content-model";
import { descriptors, hasFeature, type Folder } from "../../../src/model/descriptors";
import { fieldsOf } from "../../../src/model/schema/schema-fields";
import { isPublished } from "../../../src/model/kind";
import { textsIn } from "./texts-in";

/** Where a contact may appear. */
export interface AllowedPlaces {
  /** The paths of pages. */
  readonly pages: Set<string>;
  /** The beginnings of the names of files that repeat the texts of items: feeds, calendars and open data. */
  readonly files: Set<string>;
}

interface Places {
  readonly pages: (id: string) => readonly string[];
  readonly files?: readonly string[];
}

/** The pages and the files in a kind's descriptor. */
function placesOfKind(folder: Folder): Places {
  const list = hasFeature(folder, "list") ? [routes.list(folder)] : [];
  return {
    pages: (id) => [...(hasFeature(folder, "item") ? [routes.item(folder, id)] : []), ...list],
    files: [
      ...(hasFeature(folder, "feed") ? [`${routes.list(folder).slice(1)}/feed`] : []),
      ...(hasFeature(folder, "calendar") ? ["calendar"] : []),
      ...(hasFeature(folder, "openData") ? [`api/${descriptors[folder].openData}.json`] : []),
    ],
  };
}

/** Further places of some kinds. */
const otherPlaces: Readonly<Partial<Record<Folder, Places>>> = {
  notices: { pages: () => ["/notice/archive/"], files: ["calendar"] },
  posts: { pages: () => [], files: ["data/posts"] },
  "past-leaders": { pages: () => [routes.list("team")] },
  upcoming: { pages: () => [routes.home] },
  courses: { pages: () => [`${routes.list("courses")}/`], files: ["data/courses", "data/lessons", "data/exercises"] },
};

const placesByFile: Readonly<Record<string, Places>> = {
  "site/registration.json": { pages: () => [routes.registration] },
  "site/join-us.json": { pages: () => [routes.joinUs] },
  "site/discord.json": { pages: () => [routes.discord] },
};

/** A contact in comparable form: phones without marks and country code. */
export function contactKey(contact: string): string {
  const digits = contact.replace(/\D/g, "");
  return contact.includes("@") ? contact.toLowerCase() : digits.slice(-10);
}

/**
 * The contacts in a text, JSON or not. In the search index a label and an address follow each other without a space.
 */
export function contactsIn(text: string): string[] {
  const plain = text.replace(/\\[nrt]/g, " ").replaceAll("%40", "@");
  return [...emailsIn(plain).map((email) => email.replace(/^Email(?=.)/, "")), ...phonesIn(plain)];
}

/** Where each contact of the content may appear. Those of the club itself and invented ones may appear everywhere. */
export function listedContacts(directory: string): ReadonlyMap<string, AllowedPlaces> {
  const { items } = contentIn(directory);
  const contacts = new Map<string, AllowedPlaces>();
  for (const item of items) {
    const isShown = isPublished(item.source, item.fields);
    for (const { contact, isPersonal } of contactsOf(item)) {
      const allowed = contacts.get(contactKey(contact)) ?? { pages: new Set(), files: new Set() };
      contacts.set(contactKey(contact), allowed);
      const places = isShown ? placesOf(item) : [];
      for (const page of places.flatMap(({ pages }) => pages(item.name))) allowed.pages.add(page);
      if (isPersonal || places.length === 0) continue;
      // Facts of an item are repeated in feeds and on the home page.
      allowed.pages.add(routes.home);
      for (const file of places.flatMap(({ files = [] }) => files)) allowed.files.add(file);
    }
  }
  const club = items.find(({ file }) => file === "site/club.json");
  for (const { contact } of club ? contactsOf(club) : []) contacts.delete(contactKey(contact));
  for (const contact of exampleContacts()) contacts.delete(contactKey(contact));
  return contacts;
}

/** The contacts in the examples of the editor and of /instructions, which are invented. */
function exampleContacts(): string[] {
  const fields = [...kinds, ...singletons].flatMap(({ schema }) => fieldsOf(schema));
  return fields.flatMap(({ info }) => contactsIn(info.example ?? ""));
}

function placesOf({ source, file }: ContentItem): Places[] {
  if ("folder" in source) return [placesOfKind(source.folder), otherPlaces[source.folder] ?? []].flat();
  return [placesByFile[file] ?? []].flat();
}

function contactsOf({ source, fields, body = "" }: ContentItem) {
  const personal = new Set(
    fieldsOf(source.schema)
      .filter(({ info }) => info.isPersonal)
      .map(({ name }) => name),
  );
  const texts = Object.entries({ ...fields, body }).map(([name, value]) => ({
    isPersonal: personal.has(name),
    text: textsIn(value).join("\n"),
  }));
  return texts.flatMap(({ isPersonal, text }) => contactsIn(text).map((contact) => ({ contact, isPersonal })));
}
