import { render, screen } from "@testing-library/react";
import { LanguageLinks } from "../../../../../src/components/layout/bar/LanguageLinks";
import { barWords } from "../../../../../src/components/layout/bar/bar-widths";
import { inLanguage } from "../../../../support/in-language";

test("a site in one language has no links to others", () => {
  const { container } = render(<LanguageLinks path="/events" />);
  expect(container).toBeEmptyDOMElement();
});

describe("On a site in English, Bangla and Arabic", () => {
  inLanguage("en", "bn", "ar");

  it("each page leads to itself in the other languages, by their own names", () => {
    render(<LanguageLinks path="/events" />);
    const [bangla, arabic, ...others] = screen.getAllByRole("link");
    expect(others).toEqual([]);
    expect(bangla).toHaveTextContent("বাংলা");
    expect(bangla).toHaveAttribute("href", "/bn/events");
    expect(bangla).toHaveAttribute("hreflang", "bn");
    expect(bangla).toHaveAttribute("lang", "bn");
    expect(arabic).toHaveAttribute("href", "/ar/events");
  });

  it("the bar makes room for their names", () => {
    expect(barWords().links).toEqual(expect.arrayContaining(["বাংলা", "العربية"]));
  });
});
