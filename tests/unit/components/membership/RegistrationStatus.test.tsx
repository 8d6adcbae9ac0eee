import { render, screen } from "@testing-library/react";
import { RegistrationStatus } from "../../../../src/components/membership/RegistrationStatus";

const dates = { openDate: "2025-01-15", closeDate: "2025-03-01", formLink: "https://forms.example.org/join" };

describe("the state of registration", () => {
  it("is closed with the day it opens next", () => {
    render(<RegistrationStatus registration={{ isOpen: false, ...dates }} />);
    expect(screen.getByText("Registration is CLOSED")).toBeInTheDocument();
    expect(screen.getByText("Next opens on January 15, 2025")).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("is closed until an unknown day where nothing is written", () => {
    render(<RegistrationStatus registration={null} />);
    expect(screen.getByText("Registration is CLOSED")).toBeInTheDocument();
    expect(screen.getByText("Next opens on Date TBD")).toBeInTheDocument();
  });

  it("is open with its last day and the form in a new tab", () => {
    render(<RegistrationStatus registration={{ isOpen: true, ...dates }} />);
    expect(screen.getByText("Registration is OPEN")).toBeInTheDocument();
    expect(screen.getByText("Closes on March 1, 2025")).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", dates.formLink);
    expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");
  });

  it("is open without a form where none is linked", () => {
    render(<RegistrationStatus registration={{ isOpen: true, openDate: null, closeDate: null, formLink: null }} />);
    expect(screen.getByText("Registration is OPEN")).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
