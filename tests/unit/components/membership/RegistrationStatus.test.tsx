import { act, render, screen } from "@testing-library/react";
import { RegistrationStatus } from "../../../../src/components/membership/RegistrationStatus";
import { builtHtml, hydrate } from "../../../support/components/hydrate";

const asOf = "2025-01-01T00:00:00.000Z";
const dates = { openDate: "2025-01-15", closeDate: "2025-03-01", formLink: "https://forms.example.org/join" };

type Fields = NonNullable<Parameters<typeof RegistrationStatus>[0]["registration"]>;

function statusOf(registration: Fields | null) {
  return <RegistrationStatus registration={registration} asOf={asOf} />;
}

const readAt = (now: string) => jest.useFakeTimers({ now: new Date(now) });

describe("The state of registration", () => {
  it("is closed with the day it opens next", () => {
    readAt("2025-01-10T12:00:00+06:00");
    render(statusOf({ isOpen: true, ...dates }));
    expect(screen.getByText("Registration is CLOSED")).toBeInTheDocument();
    expect(screen.getByText("Next opens on January 15, 2025")).toBeInTheDocument();
    expect(screen.queryByText(/^Last open/)).not.toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("is open between its dates, with its last day and the form in a new tab", () => {
    readAt("2025-03-01T23:59:00+06:00");
    render(statusOf({ isOpen: true, ...dates }));
    expect(screen.getByText("Registration is OPEN")).toBeInTheDocument();
    expect(screen.getByText("Closes on March 1, 2025")).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", dates.formLink);
    expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");
  });

  it.each([true, false])("switched to %s is closed once its dates have passed, and says when it was open", (isOpen) => {
    readAt("2026-11-20T12:00:00+06:00");
    render(statusOf({ isOpen, ...dates }));
    expect(screen.getByText("Registration is CLOSED")).toBeInTheDocument();
    expect(screen.getByText("Next opens on a date to be announced")).toBeInTheDocument();
    expect(screen.getByText("Last open from January 15, 2025 to March 1, 2025")).toBeInTheDocument();
    expect(screen.queryByText(/Next opens on January/)).not.toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("is closed between its dates when it is switched off", () => {
    readAt("2025-02-01T12:00:00+06:00");
    render(statusOf({ isOpen: false, ...dates }));
    expect(screen.getByText("Registration is CLOSED")).toBeInTheDocument();
    expect(screen.getByText("Next opens on a date to be announced")).toBeInTheDocument();
    expect(screen.getByText("Last opened on January 15, 2025")).toBeInTheDocument();
  });

  it("is closed until an unknown day if nothing is given", () => {
    readAt("2025-02-01T12:00:00+06:00");
    render(statusOf(null));
    expect(screen.getByText("Registration is CLOSED")).toBeInTheDocument();
    expect(screen.getByText("Next opens on a date to be announced")).toBeInTheDocument();
  });

  it("is open without a form if none is linked", () => {
    readAt("2025-02-01T12:00:00+06:00");
    render(statusOf({ isOpen: true, openDate: null, closeDate: null, formLink: null }));
    expect(screen.getByText("Registration is OPEN")).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("is the build's in the HTML and the reader's once the page is interactive", () => {
    readAt("2025-02-01T12:00:00+06:00");
    const status = statusOf({ isOpen: true, ...dates });
    expect(builtHtml(status)).toContain("Next opens on January 15, 2025");
    hydrate(status);
    expect(screen.getByText("Registration is OPEN")).toBeInTheDocument();
  });

  it("keeps room for every state that a reader may find, in none of the page's own words", () => {
    readAt("2025-01-10T12:00:00+06:00");
    const { container } = render(statusOf({ isOpen: true, ...dates }));
    const room = [...container.querySelectorAll("[data-words]")].map((line) => line.getAttribute("data-words"));
    expect(room).toEqual([
      "Registration is CLOSED",
      "Next opens on January 15, 2025",
      "Registration is OPEN",
      "Closes on March 1, 2025",
      "Open the registration form",
      "Registration is CLOSED",
      "Next opens on a date to be announced",
      "Last open from January 15, 2025 to March 1, 2025",
    ]);
    expect(container).not.toHaveTextContent(/OPEN|announced/);
  });

  it("changes while the page is open", () => {
    readAt("2025-01-14T23:59:30+06:00");
    render(statusOf({ isOpen: true, ...dates }));
    expect(screen.getByText("Registration is CLOSED")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText("Registration is OPEN")).toBeInTheDocument();
  });
});
