import { render, screen } from "@testing-library/react";
import { TagList } from "../../../../src/components/content/TagList";

describe("the tags of something", () => {
  it("are there once each", () => {
    render(<TagList tags={["tag 0", "tag 1", "tag 0"]} list="/blog" />);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["tag 0", "tag 1"]);
  });

  it("are nothing at all if there are none", () => {
    const { container } = render(<TagList tags={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
