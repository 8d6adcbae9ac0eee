import { render } from "@testing-library/react";
import { Registration } from "../../../../src/components/membership/Registration";

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
  afterEach(() => jest.useRealTimers());

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
