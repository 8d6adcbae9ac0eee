import { render, screen } from "@testing-library/react";
import { Registration, RegistrationTimeline } from "../../../../src/components/membership/Registration";

const registration: Queries.RegistrationFragment = {
  isOpen: true,
  openDate: "2026-11-01",
  closeDate: "2026-12-01",
  formLink: null,
  timeline: [],
  instructions: [],
  requirements: [],
  benefits: [],
  contactEmail: null,
  contactPhone: null,
};

describe("The page on registration without steps and requirements", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") }));

  it.each([
    ["is open", registration, "Registration is OPEN"],
    ["is closed", { ...registration, isOpen: false }, "Registration is CLOSED"],
  ])("says nothing of them that is untrue while registration %s", (_, fields, state) => {
    const { container } = render(<Registration registration={fields} asOf="2026-11-20T00:00:00Z" />);
    expect(container).toHaveTextContent(state);
    expect(container).toHaveTextContent("No steps or requirements yet");
    expect(container).not.toHaveTextContent(/before registration opens/i);
  });
});

type Fields = Queries.RegistrationTimelineFragment;

const timelineOf = (fields: Partial<Fields>) =>
  render(
    <RegistrationTimeline registration={{ isOpen: false, openDate: null, closeDate: null, timeline: [], ...fields }} />,
  );

const shown = (timeline: Fields["timeline"]) => timelineOf({ timeline });

describe("The timeline of registration", () => {
  it("shows what each step has, and leaves out empty ones", () => {
    shown([
      { label: "Results", text: "In a week" },
      { label: null, text: "Then a welcome" },
      { label: null, text: null },
    ]);
    const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(steps).toEqual(["ResultsIn a week", "Then a welcome"]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  });

  it("leaves out a day that registration does not have, since it is open without it", () => {
    timelineOf({ isOpen: true, closeDate: "2026-03-01" });
    expect(screen.queryByText("Opening date")).not.toBeInTheDocument();
    expect(screen.getByText("March 1, 2026")).toBeInTheDocument();
  });

  it("is left out if registration is always open and has no steps", () => {
    const { container } = timelineOf({ isOpen: true, timeline: [{ label: null, text: null }] });
    expect(container).toBeEmptyDOMElement();
  });
});
