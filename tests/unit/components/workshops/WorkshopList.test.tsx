import { render, screen } from "@testing-library/react";
import type { ListedActivity } from "../../../../src/domain/activities/listed-activity";
import { WorkshopCard } from "../../../../src/components/workshops/WorkshopList";

const workshop: ListedActivity = {
  id: "python",
  title: "Python",
  date: "2026-02-14",
  time: "10:00 AM - 6:00 PM",
  registrationOpen: true,
};

const draw = (fields: Partial<typeof workshop>, now: string) =>
  render(<WorkshopCard workshop={{ ...workshop, ...fields }} now={new Date(now)} />);

const register = () => screen.queryByRole("link", { name: "Register for Python" });

describe("The card of a workshop", () => {
  it("offers Register while registration is open", () => {
    draw({}, "2026-02-01T00:00:00Z");
    expect(register()).toHaveAttribute("href", "/member");
  });

  it.each([{ registrationOpen: false }, { registrationOpen: null }, { status: "cancelled" }])(
    "offers no Register with %j",
    (fields) => {
      draw(fields, "2026-02-01T00:00:00Z");
      expect(register()).toBeNull();
    },
  );

  it("says that a workshop of two days is ongoing on its second day", () => {
    draw({ duration: "2 days" }, "2026-02-15T12:00:00+06:00");
    expect(screen.getByText("Ongoing")).toBeInTheDocument();
  });
});
