import { showDesk } from "../../../../src/cms/desk/show-desk";
import type { ContentItem } from "../../../../src/content/content";
import type { DeskLine } from "../../../../src/content/desk/item-lines";
import { event } from "../../../../src/model/kinds/event";
import { registration } from "../../../../src/model/site/registration";
import { inLanguage } from "../../../support/in-language";

const item = (source: ContentItem["source"], file: string, fields = {}) => ({
  ...{ source, file, fields, repeated: new Set<string>() },
  name: file.replace(/^.*\/|\.json$/g, ""),
});
const items: readonly ContentItem[] = [
  item(event, "events/fest.json", { id: "fest", title: "Code Fest" }),
  item(registration, "site/registration.json"),
];

/** The desk with some lines. */
function deskWith(...lines: readonly DeskLine[]): HTMLElement {
  const place = document.createElement("div");
  showDesk(place, lines, items, "/admin?demo");
  return place;
}

test("each line of the desk opens its entry in the editor", () => {
  const line = { topic: "alt", path: "gallery[0]", message: "has <b>no</b> alt text" } as const;
  const place = deskWith(
    { ...line, file: "events/খেলা.json" },
    { ...line, file: "blog/first.md" },
    { ...line, file: "site/registration.json" },
    { ...line, file: "media/x.jpg", topic: "unused" },
  );
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/admin?demo#/collections/events/entries/%E0%A6%96%E0%A7%87%E0%A6%B2%E0%A6%BE",
    "/admin?demo#/collections/blog/entries/first",
    "/admin?demo#/collections/site/entries/registration",
    "/admin?demo",
  ]);
  expect([...place.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "Pictures without alt text (3)",
    "Pictures that nothing uses (1)",
  ]);
  expect(place.querySelector("b")).toBeNull();
});

test("a line of the desk names the entry and the field as editors know them, without a path of a file", () => {
  const place = deskWith(
    { topic: "alt", file: "events/fest.json", path: "gallery[1].alt", message: "has no alt text" },
    { topic: "check", file: "events/broken.json", path: "line 3, column 1", message: "is not JSON" },
    { topic: "registration", file: "site/registration.json", path: "closeDate", message: "was March 1, 2025" },
    { topic: "unused", file: "media/x.jpg", path: "", message: "is a picture that nothing uses" },
  );
  expect([...place.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "Event 'broken': line 3, column 1: is not JSON",
    "Event 'Code Fest': Gallery 2, Alt text: has no alt text",
    "x.jpg: is a picture that nothing uses",
    "Registration: Closes on: was March 1, 2025",
  ]);
});

describe("on a desk in Arabic", () => {
  inLanguage("ar");

  test("words of another script keep their own direction: signs around letters would change sides", () => {
    const line = { topic: "check", path: "", message: "هو النص 'لغة C++'، والمتوقع F#" } as const;
    const place = deskWith({ ...line, file: "media/C++" });
    const marked = [...place.querySelectorAll("span")];
    expect(marked.map(({ textContent, lang, dir }) => `${textContent} ${lang} ${dir}`)).toEqual([
      "C++ en ltr",
      "C++ en ltr",
      "F# en ltr",
    ]);
    expect(place.querySelector("a")?.textContent).toBe("C++");
  });
});
