import { contentIn } from "../../../../src/content/read/read-content";
import { settingsIn } from "../../../../src/content/settings/load-settings";
import { defaultSettings } from "../../../../src/model/club-settings";
import { articleFile, withContentTree, type TreeFiles } from "../../../support/content/content-tree";

const now = new Date("2026-02-14T12:00:00Z");

const settingsOf = (files: TreeFiles) =>
  withContentTree(files, (directory) => ({ ...defaultSettings, ...settingsIn(contentIn(directory), now) }));

const lists = ["events", "workshops", "notices", "posts", "blog", "members", "team", "advisors"];

describe("The settings of a content tree", () => {
  it("are compiled into scripts only where they differ from the usual ones", () => {
    const own = withContentTree({ "site/settings.json": { timeZone: "Asia/Dhaka", currency: "EUR" } }, (directory) =>
      settingsIn(contentIn(directory), now),
    );
    expect(Object.keys(own)).toEqual(["currency", "empty"]);
  });

  it("name the kinds on whose list there is nothing", () => {
    const { empty } = settingsOf({
      "events/x.json": { id: "x", title: "X" },
      "notices/README.md": "not an item",
      "workshops/later.json": { id: "later", title: "Later", publishAt: "2026-02-15" },
      "past-leaders/1.json": { id: 1, name: "A" },
      "blog/draft.md": articleFile("title: A\nstatus: draft"),
    });
    const found = lists.filter((folder) => empty.some((each) => each === folder));
    expect(found).toEqual(["workshops", "notices", "posts", "blog", "members", "advisors"]);
  });

  it("name the kinds whose only item waits for its day in the club's time zone", () => {
    const emptyIn = (timeZone: string) =>
      settingsOf({
        "site/settings.json": { timeZone },
        "notices/soon.json": { id: "soon", title: "Soon", publishAt: "2026-02-14 18:30" },
      }).empty;
    expect(emptyIn("Europe/Berlin")).toContain("notices");
    expect(emptyIn("Asia/Tokyo")).not.toContain("notices");
  });

  it("hold the links to pages that have chosen a menu", () => {
    const { pageLinks } = settingsOf({
      "pages/privacy.md": articleFile("title: Privacy policy\nmenu: footer\nmenuLabel: Privacy"),
      "pages/constitution.md": articleFile("title: Constitution\nmenu: quick links"),
      "pages/hidden.md": articleFile("title: Hidden"),
      "pages/broken.md": "no front matter",
    });
    expect(pageLinks).toEqual([
      { menu: "quick links", label: "Constitution", to: "/constitution" },
      { menu: "footer", label: "Privacy", to: "/privacy" },
    ]);
  });

  it("link a page whose other fields are empty, by its title if its label is", () => {
    const { pageLinks } = settingsOf({
      "pages/privacy.md": articleFile("title: Privacy\ndescription:\nmenu: footer\nmenuLabel: '   '"),
      "pages/rules.md": articleFile("title: Rules\nmenu:"),
    });
    expect(pageLinks).toEqual([{ menu: "footer", label: "Privacy", to: "/privacy" }]);
  });

  it("count a file that can't be read as an item", () => {
    expect(settingsOf({ "events/x.json": "{" }).empty).not.toContain("events");
  });

  it("contain the switched-off parts and the menus; an empty list means the usual links", () => {
    const { off, menus } = settingsOf({
      "site/settings.json": { off: ["courses", "codeforces"] },
      "site/menus.json": { header: [{ label: "Agenda", link: "/events" }], footer: [], joinLabel: "Join" },
    });
    expect(off).toEqual(["courses", "codeforces"]);
    expect(menus).toEqual({ header: [{ label: "Agenda", to: "/events" }], joinLabel: "Join" });
  });
});
