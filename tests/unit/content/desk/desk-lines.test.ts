import { readContentTree } from "../../../../src/content/content-tree";
import { deskLines } from "../../../../src/content/desk/desk-lines";
import { readContent } from "../../../../src/content/read/read-content";
import { articleFile, picture, withContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { withClubSettings } from "../../../support/club-settings";
import { inLanguage } from "../../../support/in-language";

const now = new Date("2026-11-22T12:00:00+06:00");

/** The desk of the minimal tree with these files, one text per line. */
function desk(files: TreeFiles): string[] {
  return withContentTree(files, (directory) => {
    const tree = readContentTree(directory);
    const mediaFiles = [...tree.files].filter((file) => file.startsWith("media/"));
    const { content } = readContent(tree);
    return deskLines(content, { now, staticFiles: new Set(), headOf: () => undefined, mediaFiles }).map(
      ({ topic, file, path, message }) => `${topic} ${[file, path, message].filter(Boolean).join(": ")}`,
    );
  });
}

const event = (fields: object) => ({ "events/x.json": { id: "x", title: "X", date: "2026-11-01", ...fields } });
const start = (lines: readonly string[]) => lines.map((line) => line.split(": ").slice(0, 2).join(": "));

describe("The desk of a site in English and Bangla", () => {
  inLanguage("en", "bn");

  const translations = (lines: readonly string[]) => lines.filter((line) => line.startsWith("translations "));
  const said = { title: "Sprint", venue: "Lab 2", tags: ["C++"], prizes: ["5000 taka"] };

  it("names items that are not translated, and what is missing in the translation of others", () => {
    const club = translations(desk({}));
    expect(translations(desk(event(said)))).toEqual([
      "translations events/x.json: is not translated into Bangla",
      ...club,
    ]);
    const bn = { title: "স্প্রিন্ট", venue: " ", prizes: ["৫০০০ টাকা"] };
    expect(translations(desk(event({ ...said, translations: { bn } })))).toEqual([
      "translations events/x.json: is translated into Bangla, but not Venue and Tags",
      ...club,
    ]);
  });

  it("asks for no translation of names, numbers, addresses and drafts", () => {
    const files = {
      "members/1.json": { id: 1, name: "Eva Khan", session: "2023-2024", roll: "612345" },
      "blog/first.md": articleFile("title: First\nstatus: draft"),
      "site/settings.json": { languages: ["bn"], timeZone: "Asia/Dhaka", currency: "BDT", accent: "#0b5f5a" },
      "contests.json": { fetchedAt: "2026-11-20T20:00:00Z", contests: [{ number: 1, name: "Round 1" }] },
    };
    expect(translations(desk(files))).toEqual(translations(desk({})));
  });

  describe("of a club with groups of its own", () => {
    withClubSettings({ teamGroups: ["Leads"] });

    it("asks for their words in the settings, and not in each item that says one of them", () => {
      const files = {
        "site/settings.json": { languages: ["bn"], teamGroups: ["Leads"] },
        "team/1.json": { id: 1, name: "Eva Khan", group: "Leads" },
      };
      const lines = translations(desk(files));
      expect(lines).toContain("translations site/settings.json: is not translated into Bangla");
      expect(lines.filter((line) => line.includes("team/"))).toEqual([]);
    });
  });

  it("looks for those of an article in the file beside it", () => {
    const files = { "blog/first.md": articleFile("title: First\nexcerpt: About") };
    const whole = articleFile("title: প্রথম\nexcerpt: নিয়ে", "লেখা।\n");
    expect(translations(desk({ ...files, "blog/first.bn.md": whole }))).toEqual(translations(desk({})));
    const part = articleFile("title: প্রথম", "\n");
    expect(translations(desk({ ...files, "blog/first.bn.md": part }))[0]).toBe(
      "translations blog/first.md: is translated into Bangla, but not Excerpt and Text",
    );
  });

  it("knows the pictures of translations, and misses the words for them", () => {
    const bn = { fullDescription: "![](../media/only-here.jpg)" };
    const lines = desk({
      ...event({ fullDescription: "Text.", translations: { bn } }),
      "media/only-here.jpg": picture,
    });
    expect(lines.filter((line) => line.startsWith("unused "))).toEqual([]);
    expect(start(lines)).toContain("alt events/x.json: translations.bn.fullDescription");
  });
});

describe("The desk", () => {
  it("has no line where nothing is wrong or stale", () => {
    expect(desk({})).toEqual([]);
    expect(desk(event({ status: "completed", registrationDeadline: "2026-10-01" }))).toEqual([]);
    expect(desk(event({ date: "2026-12-01", status: "upcoming", registrationOpen: true }))).toEqual([]);
  });

  it.each(["upcoming", "ongoing"])(
    "names a past event that is still marked as %s, but not one that is repeated",
    (status) => {
      expect(start(desk(event({ status })))).toEqual(["past events/x.json: status"]);
      expect(desk(event({ status, repeats: "weekly", repeatsUntil: "2026-12-27" }))).toEqual([]);
    },
  );

  it("names registrations that are on though the event or the last day is over", () => {
    expect(start(desk(event({ registrationOpen: true })))).toEqual(["registration events/x.json: registrationOpen"]);
    const closed = { date: "2026-12-01", registrationOpen: true, registrationDeadline: "2026-11-21" };
    expect(desk(event(closed))).toEqual([
      "registration events/x.json: registrationOpen: is still on, but the last day was November 21, 2026: switch it off",
    ]);
    expect(desk(event({ ...closed, registrationDeadline: "2026-11-22" }))).toEqual([]);
    expect(desk(event({ ...closed, status: "cancelled" }))).toEqual([]);
  });

  it("names dates of the club's registration that have passed", () => {
    expect(start(desk({ "site/registration.json": { closeDate: "2026-11-21" } }))).toEqual([
      "registration site/registration.json: closeDate",
    ]);
    expect(desk({ "site/registration.json": { closeDate: "2026-11-22" } })).toEqual([]);
  });

  it("names pictures without alt text once, in lists and in texts", () => {
    const gallery = [{ src: "https://example.org/a.jpg" }, { src: "https://example.org/b.jpg", alt: "A cup" }];
    const text = "![](https://example.org/c.jpg) ![A cup](https://example.org/d.jpg)";
    expect(start(desk(event({ gallery, fullDescription: text })))).toEqual([
      "alt events/x.json: fullDescription",
      "alt events/x.json: gallery[0]",
    ]);
    expect(
      start(desk({ "blog/a.md": articleFile("title: A\nstatus: published\npublishDate: 2026-11-01", text) })),
    ).toEqual(["alt blog/a.md: body"]);
  });

  it("finds the picture that a text names, whose own name may look encoded", () => {
    const text = "![A cup](../media/50%2525.jpg) ![A cup](../media/a%20b.jpg)";
    const files = { "media/50%25.jpg": "x", "media/a b.jpg": "x" };
    expect(start(desk({ ...files, ...event({ fullDescription: text }) }))).toEqual([]);
  });

  it("names pictures that nothing uses, but no other files", () => {
    const files = { "media/used.jpg": "x", "media/unused.jpg": "x", "media/list.pdf": "x" };
    expect(start(desk({ ...files, ...event({ image: "../media/used.jpg" }) }))).toEqual([
      "unused media/unused.jpg: is a picture that nothing uses",
    ]);
  });

  it("names no unused pictures while a file can't be read, which may use them", () => {
    const files = { "media/unused.jpg": "x", "events/x.json": '{ "image": "../media/unused.jpg", ' };
    expect(start(desk(files)).filter((line) => line.startsWith("unused"))).toEqual([]);
  });

  it("names broken links and what else the content check says", () => {
    expect(start(desk(event({ readMoreLink: "/events/y", fullDescription: "[x](/nothing)", colour: "red" })))).toEqual([
      "check events/x.json: colour",
      "links events/x.json: fullDescription",
      "links events/x.json: readMoreLink",
    ]);
  });

  it("says of a warning that it is one", () => {
    expect(desk(event({ date: "soon" }))).toContainEqual(
      expect.stringMatching(/^check events\/x\.json: date: warning: is 'soon'/),
    );
  });

  it("names the modules without a video or a text of courses that have begun", () => {
    const modules = [
      { id: "a", title: "A", videoUrl: "https://example.org/a" },
      { id: "b", title: "B", videoUrl: "" },
      { id: "c", title: "C", videoUrl: "", text: "Read this." },
    ];
    const course = (status: string) => ({ "courses/c.json": { id: "c", title: "C", status, modules } });
    expect(desk(course("Available"))).toEqual([
      "check courses/c.json: modules[1]: warning: has nothing to do, expected a video, a text, resources, practice or a quiz",
      "videos courses/c.json: modules: 1 of 3 modules have no video: 'B'",
    ]);
    modules.splice(2);
    expect(desk(course("Coming Soon"))).toEqual([]);
  });

  it.each([
    ["2020-2021", {}, 1],
    ["২০২০ – ২০২১", {}, 1],
    // Four years of study, and exams that come late.
    ["2021-2022", {}, 0],
    ["2020-2021", { isActive: false }, 0],
    ["2020-2021", { roles: [{ term: "2023-2024" }] }, 1],
    // Kept in the team when the current term began.
    ["2020-2021", { roles: [{ term: "2023-2024" }, { term: "2025-26" }] }, 0],
    ["soon", {}, 0],
  ])("of a leader of the session %s with %j has %d lines", (session, fields, count) => {
    expect(desk({ "team/1.json": { id: 1, name: "A", session, ...fields } })).toHaveLength(count);
  });

  it("names the newest item of a kind that has had none for a term, if the club uses the kind", () => {
    const events = {
      ...event({ date: "2026-05-21" }),
      "events/old.json": { id: "old", title: "Old", date: "2020-01-01" },
    };
    expect(start(desk(events))).toEqual(["quiet events/x.json: is the newest of Events, of May 21, 2026"]);
    expect(desk(event({ date: "2026-05-22" }))).toEqual([]);
  });

  it("names the first of the newest items if several are of one day", () => {
    const day = "2026-05-21";
    const files = Object.fromEntries(["a", "b", "c"].map((id) => [`events/${id}.json`, { id, title: id, date: day }]));
    expect(start(desk(files))).toEqual(["quiet events/a.json: is the newest of Events, of May 21, 2026"]);
  });

  it("names drafts and what waits for its time, with the time at the club", () => {
    expect(start(desk({ "blog/a.md": articleFile("title: A\nstatus: draft") }))).toEqual(["drafts blog/a.md: status"]);
    expect(desk(event({ date: "2026-12-24", publishAt: "2026-12-01 18:30" }))).toEqual([
      "waiting events/x.json: publishAt: is published on 2026-12-01 at 18:30, with the next build",
    ]);
  });
});
