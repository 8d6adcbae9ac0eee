import { collections } from "../../../src/cms/configuration/collections";
import { usedCategories } from "../../../src/domain/calendar/calendar-categories";
import { routes } from "../../../src/domain/routes";
import { generatorForms } from "../../../src/gatsby/pages/instructions-page";
import { validate } from "../../../src/model/check/validate";
import { event } from "../../../src/model/kinds/event";
import { withClubSettings } from "../../support/club-settings";

const messagesFor = (category: string) =>
  validate(event.schema, { id: "x", title: "X", category }).map(({ message }) => message);

describe("The category of an event", () => {
  it("is one of four in a club that names no others", () => {
    expect(messagesFor("seminar")).toEqual([]);
    expect(messagesFor("party")).toEqual([
      "is the text 'party', expected one of competition, workshop, seminar, meeting, the words of eventCategories in site/settings.json",
    ]);
  });
});

describe("The categories of a club of its own", () => {
  withClubSettings({ eventCategories: ["Guest talk", "লেকচার"] });

  it("are those of its events", () => {
    expect(messagesFor("Guest talk")).toEqual([]);
    expect(messagesFor("seminar")).toEqual([
      "is the text 'seminar', expected one of Guest talk, লেকচার, the words of eventCategories in site/settings.json",
    ]);
  });

  it("are offered by the editor and by the form of /instructions", () => {
    const field = collections("content")
      .find(({ name }) => name === "events")
      ?.fields?.find(({ name }) => name === "category");
    expect(field).toMatchObject({ widget: "select", options: ["Guest talk", "লেকচার"] });
    const form = generatorForms().find(({ folder }) => folder === "events");
    expect(form?.fields.find(({ name }) => name === "category")?.choices).toEqual(["Guest talk", "লেকচার"]);
  });

  it("have a calendar each, beside that of the workshops", () => {
    expect(usedCategories().map(routes.calendarOfCategory)).toEqual([
      "/calendar/guest-talk.ics",
      "/calendar/লেকচার.ics",
      "/calendar/workshop.ics",
    ]);
  });
});
