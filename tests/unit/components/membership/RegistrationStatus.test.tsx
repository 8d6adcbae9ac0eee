import { act, render, screen } from "@testing-library/react";
import { RegistrationStatus } from "../../../../src/components/membership/RegistrationStatus";
import { builtHtml, hydrate } from "../../../support/components/hydrate";

const asOf = "2025-01-01T00:00:00.000Z";
const dates = { openDate: "2025-01-15", closeDate: "2025-03-01", formLink: "https://forms.example.org/join" };

const toBeAnnounced = "Next opens on a date to be announced";
const passed = "Last open from January 15, 2025 to March 1, 2025";

type Fields = NonNullable<Parameters<typeof RegistrationStatus>[0]["registration"]>;

function statusOf(registration: Fields | null) {
  return <RegistrationStatus registration={registration} asOf={asOf} />;
}

const readAt = (now: string) => jest.useFakeTimers({ now: new Date(now) });

describe("The state of registration", () => {
  it.each([
    ["before its dates", "2025-01-10T12:00:00+06:00", { isOpen: true, ...dates }, "Next opens on January 15, 2025", ""],
    ["after them", "2026-11-20T12:00:00+06:00", { isOpen: true, ...dates }, toBeAnnounced, passed],
    [
      "between them while it is switched off",
      "2025-02-01T12:00:00+06:00",
      { isOpen: false, ...dates },
      toBeAnnounced,
      "Last opened on January 15, 2025",
    ],
    ["if nothing is given", "2025-02-01T12:00:00+06:00", null, toBeAnnounced, ""],
  ])("is closed %s, and says when it opens next and when it was open", (_, now, registration, next, last) => {
    readAt(now);
    const { container } = render(statusOf(registration));
    for (const text of ["Registration is CLOSED", next]) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/^Last open/)?.textContent ?? "").toBe(last);
    expect(container.textContent.match(/Next opens on/g)).toHaveLength(1);
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
