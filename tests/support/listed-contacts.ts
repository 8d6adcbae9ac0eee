import { emailsIn, phonesIn } from "../../src/domain/contacts-in-text";
import { routes } from "../../src/domain/routes";
import { readContent } from "../../src/content/read/read-content";
import { readContentTree } from "../../src/content/content-tree";
import type { ContentItem } from "../../src/content/content";
import { kinds, singletons } from "../../src/model/content-model";
import { fieldsOf } from "../../src/model/schema-fields";
import { isPublished } from "../../src/model/kind";
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

const profile = (kind: "advisor" | "team" | "member", list: string): Places => ({
  pages: (id) => [routes.profile(kind, Number(id)), list],
});

const placesByFolder: Readonly<Record<string, Places>> = {
  events: { pages: (id) => [routes.event(id), routes.events], files: ["events/feed", "calendar", "api/events.json"] },
  workshops: {
    pages: (id) => [routes.workshop(id), routes.workshops],
    files: ["workshop/feed", "calendar", "api/workshops.json"],
  },
  notices: {
    pages: (id) => [routes.notice(id), routes.notices, "/notice/archive/"],
    files: ["notice/feed", "calendar", "api/notices.json"],
  },
  posts: { pages: (id) => [routes.post(Number(id)), routes.posts], files: ["post/feed", "data/posts"] },
  advisors: profile("advisor", routes.advisors),
  team: profile("team", routes.team),
  "past-leaders": profile("team", routes.team),
  members: profile("member", routes.members),
  "sub-communities": { pages: () => [routes.subCommunities] },
  courses: { pages: (id) => [routes.course(id), `${routes.myClass}/`, routes.myClass], files: ["data/courses"] },
  upcoming: { pages: () => [routes.home] },
  blog: { pages: (id) => [routes.article(id), routes.blog], files: ["blog/feed"] },
  "site/registration.json": { pages: () => [routes.registration] },
  "site/join-us.json": { pages: () => [routes.joinUs] },
  "site/discord.json": { pages: () => [routes.discord] },
};

/** A contact as it is compared: phones without marks and country code. */
export function contactKey(contact: string): string {
  const digits = contact.replace(/\D/g, "");
  return contact.includes("@") ? contact.toLowerCase() : digits.slice(-10);
}

/** The contacts that a text names, JSON or not. In the search index a label and an address follow each other without a space. */
export function contactsIn(text: string): string[] {
  const plain = text.replace(/\\[nrt]/g, " ").replaceAll("%40", "@");
  return [...emailsIn(plain).map((email) => email.replace(/^Email(?=.)/, "")), ...phonesIn(plain)];
}

/** Where each contact of the content may appear. Those of the club itself and invented ones may appear everywhere. */
export function listedContacts(directory: string): ReadonlyMap<string, AllowedPlaces> {
  const { items } = readContent(readContentTree(directory)).content;
  const contacts = new Map<string, AllowedPlaces>();
  for (const item of items) {
    const isShown = isPublished(item.source, item.fields);
    for (const { contact, isPersonal } of contactsOf(item)) {
      const allowed = contacts.get(contactKey(contact)) ?? { pages: new Set(), files: new Set() };
      contacts.set(contactKey(contact), allowed);
      const places = isShown ? placesOf(item) : undefined;
      for (const page of places?.pages(item.name) ?? []) allowed.pages.add(page);
      if (isPersonal || !places) continue;
      // What an item says about itself is repeated in feeds, and on the home page.
      allowed.pages.add(routes.home);
      for (const file of places.files ?? []) allowed.files.add(file);
    }
  }
  const club = items.find(({ file }) => file === "site/club.json");
  for (const { contact } of club ? contactsOf(club) : []) contacts.delete(contactKey(contact));
  for (const contact of exampleContacts()) contacts.delete(contactKey(contact));
  return contacts;
}

/** What the editor and /instructions show as examples belongs to no one. */
function exampleContacts(): string[] {
  const fields = [...kinds, ...singletons].flatMap(({ schema }) => fieldsOf(schema));
  return fields.flatMap(({ info }) => contactsIn(info.example ?? ""));
}

function placesOf({ source, file }: ContentItem): Places | undefined {
  return placesByFolder["folder" in source ? source.folder : file];
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
