import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AttendanceSheet } from "../../../../src/components/paper/AttendanceSheet";

const workshop = {
  ...{ jsonId: "git", title: "Git", date: "2026-02-14", time: "9:00 AM - 5:00 PM", venue: "Lab 2" },
  ...{
    instructor: "Karim",
    duration: null,
    endDate: null,
    everyDay: null,
    maxParticipants: 3,
    currentParticipants: null,
  },
};
const columns = () => screen.getAllByRole("columnheader").map((header) => header.textContent);

describe("The attendance sheet of a workshop", () => {
  it("says what, when, where and who, and has an empty row for each place", () => {
    render(<AttendanceSheet workshop={workshop} />);
    expect(screen.getByRole("heading", { name: "Attendance: Git" })).toBeInTheDocument();
    expect(screen.getByText(/February 14, 2026 · 9:00 AM - 5:00 PM · Lab 2 · Karim/)).toBeInTheDocument();
    expect(columns()).toEqual(["No.", "Name", "Roll", "Signature"]);
    expect(
      screen
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(["1", "2", "3"]);
    expect(screen.getByRole("link", { name: "Back to the workshop" })).toHaveAttribute("href", "/workshops/git");
  });

  it("has a column for each day", () => {
    render(<AttendanceSheet workshop={{ ...workshop, duration: "2 days" }} />);
    expect(columns()).toEqual(["No.", "Name", "Roll", "February 14", "February 15"]);
  });

  it("is printed at the press of a button", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    render(<AttendanceSheet workshop={workshop} />);
    await userEvent.setup().click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
