import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { sitePath } from "../../../src/domain/addresses/served-path";
import { nameSlug } from "../../../src/model/values/name-slug";
import { isJsonObject, type JsonObject } from "../../../src/model/schema/json-object";
import { publicDirectory, readablePages, readPage, structuredNodes } from "../../support/built-site";
import { parseHtml } from "../../support/parse-html";
import { parseJsonObject } from "../../support/json-object";
import { hostile, textAt } from "../../support/other-club/other-club";
import { t } from "../../../src/words/t";

/** Fields that the sample club may do without: the other club has them, and their texts are difficult. */

const documentAt = (page: string) => parseHtml(readPage(page));
const read = (file: string) => readFileSync(path.join(publicDirectory, file), "utf8");

/** A calendar without the breaks of its folded lines, and with its commas as they are. */
const calendar = (file: string) =>
  read(file)
    .replace(/\r\n[ \t]/g, "")
    .replaceAll("\\,", ",");

function openItem(list: string, id: unknown): JsonObject {
  const items: unknown = JSON.parse(read(`api/${list}.json`));
  const found: unknown = Array.isArray(items) && items.find((item) => isJsonObject(item) && item.id === id);
  if (!isJsonObject(found)) throw new Error(`The open data has no ${String(id)} in ${list}`);
  return found;
}

function nodeAt(page: string, type: string): JsonObject {
  const built = readablePages().find((each) => each.path === page);
  const node = built && structuredNodes(built).find((each) => each["@type"] === type);
  if (!node) throw new Error(`There is no ${type} at ${page}`);
  return node;
}

const linksIn = (page: string, title: string) => {
  const heading = [...documentAt(page).querySelectorAll("h2")].find(({ textContent }) => textContent === title);
  return [...(heading?.closest("section")?.querySelectorAll("a") ?? [])].map((link) =>
    sitePath(link.getAttribute("href") ?? ""),
  );
};

/** What the link to an event online begins with. */
const joinOnline = t("Join online: {link}", { link: "" }).replace(": ", "");

const joinLink = "https://meet.example.net/a?b=1&c=<2>";

describe("The home page", () => {
  const home = documentAt("/");

  it("shows the pictures of its hero with their texts, and leaves out a damaged one", () => {
    const title = [...home.querySelectorAll("h2")].find(({ textContent }) => textContent === textAt(0));
    const hero = title?.closest("section");
    const pictures = [...(hero?.querySelectorAll("ul img") ?? [])];
    expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual([textAt(1), hostile[0]]);
  });

  it("leaves out a sponsor of last year", () => {
    expect(readPage("/")).not.toContain("The sponsor of last year");
  });
});

describe("What is online", () => {
  it.each([
    ["events/online", "Event", "Online", ["VirtualLocation"]],
    ["workshops/mixed", "EducationEvent", "Mixed", ["Place", "VirtualLocation"]],
    ["events/both", "Event", "Mixed", ["Place", "VirtualLocation"]],
  ])("is published at its places: %s", (page, type, mode, places) => {
    const { location, eventAttendanceMode } = nodeAt(`/${page}`, type);
    expect(eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`);
    expect([location].flat().map((place) => isJsonObject(place) && place["@type"])).toEqual(places);
  });

  it("cannot be joined on the page of an event that was over when it was built", () => {
    expect(readPage("/events/both")).not.toContain(joinOnline);
    expect(readPage("/events/both")).toContain(t("{venue}, and online", { venue: "Sala 1" }));
  });

  it("is online in calendars, feeds and open data", () => {
    const entry = calendar("calendar/events/online.ics");
    expect(entry).toContain(`DESCRIPTION:${t("Join online: {link}", { link: joinLink })}`);
    expect(entry).toContain(`LOCATION:${joinLink}`);
    expect(calendar("calendar/workshops/mixed.ics")).toContain(
      `DESCRIPTION:${t("Join online: {link}", { link: "https://meet.example.net/mixed" })}`,
    );
    expect(read("events/feed.json")).toContain(`${t("Online")}</p>`);
    expect(openItem("events", "online")).toMatchObject({ joinLink });
  });
});

describe("The categories of the club", () => {
  it.each(["Roda de conversa", "Oficina R & D", "প্রতিযোগিতা", "workshop"])("have a calendar: %s", (category) => {
    expect(existsSync(path.join(publicDirectory, `calendar/${nameSlug(category)}.ics`))).toBe(true);
  });

  it("take the place of the usual ones, in the form of /instructions, too", () => {
    expect(existsSync(path.join(publicDirectory, "calendar/competition.ics"))).toBe(false);
    const forms = JSON.stringify(parseJsonObject(read("page-data/instructions/page-data.json")));
    expect(forms).toContain('"choices":["Roda de conversa","Oficina R & D","প্রতিযোগিতা"]');
  });
});

test("tags are on pages, in feeds and in the open data", () => {
  const tags = documentAt("/events/both").querySelector(`[aria-label="${t("Tags")}"]`);
  expect(tags?.textContent).toBe("C++");
  const feed: unknown = parseJsonObject(read("events/feed.json")).items;
  const item: unknown = Array.isArray(feed) && feed.find((each) => isJsonObject(each) && each.title === "Both");
  expect(item).toMatchObject({ tags: ["প্রতিযোগিতা", "C++"] });
  expect(openItem("events", "both")).toMatchObject({ tags: ["C++"] });
});

describe("Links", () => {
  it.each(["/events/online", "/workshops/mixed"])("of %s lead to pages and to published files", (page) => {
    const [outside, inside, document = "", picture = ""] = linksIn(page, t("Links"));
    expect([outside, inside]).toEqual(["https://example.org/slides?a=1&b=<2>", "/events/gathering-0"]);
    for (const file of [document, picture])
      expect(existsSync(path.join(publicDirectory, decodeURIComponent(file)))).toBe(true);
  });

  it("are absolute in the open data", () => {
    const { links } = openItem("events", "online");
    const [outside, inside, document, picture] = Array.isArray(links) ? links.map((link) => JSON.stringify(link)) : [];
    expect(outside).toContain('"https://example.org/slides?a=1&b=%3C2%3E"');
    expect(inside).toContain('"https://robotica.example.net/club/events/gathering-0"');
    expect(document).toMatch(/"Regras".*"https:\/\/robotica\.example\.net\/club\/static\/[^"]*\.pdf"/);
    expect(picture).toMatch(/"https:\/\/robotica\.example\.net\/club\/static\//);
  });
});

describe("People", () => {
  it.each([
    ["/profile/team/11", "ela/dela"],
    ["/profile/team/14", "ela"],
    ["/profile/advisor/15", "ela/dela"],
    ["/profile/member/2", "elu/delu"],
  ])("show pronouns and links on %s, and search engines know the links", (page, pronouns) => {
    const document = documentAt(page);
    expect(document.querySelector("main")?.textContent).toContain(`${t("Pronouns")}: ${pronouns}`);
    expect(document.querySelector('main a[href="https://example.org/slides?a=1&b=<2>"]')).not.toBeNull();
    const { mainEntity } = nodeAt(page, "ProfilePage");
    expect(isJsonObject(mainEntity) && mainEntity.sameAs).toEqual(["https://example.org/slides?a=1&b=<2>"]);
  });

  it("have them in the open data", () => {
    const links = [{ url: "https://example.org/slides?a=1&b=%3C2%3E" }, {}, { label: "Regras" }, {}];
    expect(openItem("team", 11)).toMatchObject({ rank: 2, pronouns: "ela/dela", links });
    expect(openItem("members", 2)).toMatchObject({ pronouns: "elu/delu", links });
  });
});
