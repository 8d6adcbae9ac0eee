import { render, screen } from "@testing-library/react";
import { WorkshopDetails } from "../../../../src/components/workshops/WorkshopDetails";
import { workshopDetails } from "../../../support/components/events";

const show = (fields: Parameters<typeof workshopDetails>[0] = {}) =>
  render(<WorkshopDetails workshop={workshopDetails(fields)} asOf="2026-01-01T00:00:00Z" />);
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("the page of a workshop", () => {
  it("reads well with nothing but its title", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Python");
    expect(screen.getByText("Date TBD")).toBeInTheDocument();
    expect(headings()).toEqual(["Workshop Gallery"]);
    expect(screen.queryByRole("link", { name: /Register Now/ })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Read More about Python" })).toHaveAttribute("href", "/notice");
    expect(screen.getByRole("link", { name: "Back to Workshops" })).toHaveAttribute("href", "/workshop");
  });

  it("has all its sections in their order", () => {
    const line = ["One"];
    show({
      fullDescription: { html: "<p>Text</p>" },
      curriculum: line,
      projects: line,
      topics: line,
      instructor: "Rakib",
      prerequisites: line,
      tools: line,
      materials: line,
      certification: "Yes",
      fee: 1500,
    });
    expect(headings()).toEqual([
      "About",
      "Curriculum",
      "Projects You'll Build",
      "Topics Covered",
      "Instructor",
      "Prerequisites",
      "Tools & Technologies",
      "Materials",
      "Certification",
      "Contact",
      "Workshop Gallery",
    ]);
    expect(screen.getByRole("region", { name: "Contact" })).toHaveTextContent("1,500 taka");
  });

  it("leads to the members' page to register, or to its own form in a new tab", () => {
    const { unmount } = show({ registrationOpen: true });
    expect(screen.getByRole("link", { name: "Register Now" })).toHaveAttribute("href", "/member");
    unmount();
    show({ registrationOpen: true, registrationLink: "https://forms.example.org/python" });
    const link = screen.getByRole("link", { name: /Register Now/ });
    expect(link).toHaveAttribute("href", "https://forms.example.org/python");
    expect(link).toHaveAttribute("target", "_blank");
  });
});
