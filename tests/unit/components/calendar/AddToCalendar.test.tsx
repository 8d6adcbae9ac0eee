import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCalendar } from "../../../../src/components/calendar/AddToCalendar";

const item = { title: "Sprint", date: "2026-02-14", time: "12:00 PM - 6:00 PM", venue: "Lab 2" };
const draw = (fields: Partial<Parameters<typeof AddToCalendar>[0]["item"]>) =>
  render(<AddToCalendar item={{ ...item, ...fields }} path="/events/sprint" file="/calendar/events/sprint.ics" />);

describe("Add to calendar", () => {
  it("offers the file, Google and Outlook", async () => {
    draw({});
    await userEvent.setup().click(screen.getByText("Add to calendar"));
    expect(screen.getByRole("link", { name: "Calendar file (.ics)" })).toHaveAttribute(
      "href",
      "/calendar/events/sprint.ics",
    );
    const google = screen.getByRole("link", { name: /Google Calendar/ }).getAttribute("href") ?? "";
    expect(new URL(google).searchParams.get("dates")).toBe("20260214T060000Z/20260214T120000Z");
    expect(screen.getByRole("link", { name: /Outlook/ })).toHaveAttribute("target", "_blank");
  });

  it.each([
    [{}, "Outlook"],
    [{ repeats: "weekly", repeatsUntil: "2026-06-27", repeatsExcept: ["2026-02-21"] }, "Calendar file"],
  ])("leads to its last entry with the arrow up, and to its first with the arrow down: %j", async (fields, last) => {
    const user = userEvent.setup();
    draw(fields);
    // A press opens it in a browser, not here.
    screen.getByRole("group").setAttribute("open", "");
    screen.getByText("Add to calendar").focus();
    await user.keyboard("{ArrowUp}");
    expect(screen.getByRole("link", { name: new RegExp(last) })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: /Calendar file/ })).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(screen.getByRole("link", { name: new RegExp(last) })).toHaveFocus();
  });

  it("for repeated events only offers calendars that can repeat them and skip exceptions", async () => {
    const weekly = { repeats: "weekly", repeatsUntil: "2026-06-27" };
    const names = () => screen.getAllByRole("link").map((link) => link.textContent);
    draw(weekly);
    await userEvent.setup().click(screen.getByText("Add to calendar"));
    expect(names()).toEqual([expect.stringContaining("Calendar file"), expect.stringContaining("Google Calendar")]);
    cleanup();
    draw({ ...weekly, repeatsExcept: ["2026-02-21"] });
    await userEvent.setup().click(screen.getByText("Add to calendar"));
    expect(names()).toEqual([expect.stringContaining("Calendar file")]);
  });
});
