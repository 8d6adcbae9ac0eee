import { render, screen } from "@testing-library/react";
import { Lesson } from "../../../../../src/components/my-class/course/Lesson";
import { fakeSite } from "../../../../support/components/fake-site";
import { fakeIntersections } from "../../../../support/components/intersections";
import { courseModule } from "../../../../support/components/courses";

const site = fakeSite();
beforeEach(fakeIntersections);
const show = (id: string, fields: { text?: string; textAddress?: string }) =>
  render(<Lesson module={courseModule(id, fields)} isRead={false} onRead={() => undefined} />);

describe("The text of a module", () => {
  it("is there at once if the file of courses has it, and nothing is loaded", () => {
    show("hello", { text: "<p>Say hello.</p>" });
    expect(screen.getByText("Say hello.")).toBeVisible();
    expect(site.asked).toEqual([]);
  });

  it("is loaded when a module of a long course is opened, once per visit", async () => {
    site.files = { "/data/lessons/lists.1.json": { html: "<p>Lists hold things.</p>" } };
    const { unmount } = show("lists", { textAddress: "/data/lessons/lists.1.json" });
    expect(screen.getByRole("status")).toHaveTextContent("Loading the text...");
    expect(await screen.findByText("Lists hold things.")).toBeVisible();
    unmount();
    show("lists", { textAddress: "/data/lessons/lists.1.json" });
    expect(await screen.findByText("Lists hold things.")).toBeVisible();
    expect(site.asked).toEqual(["/data/lessons/lists.1.json"]);
  });
});
