import { render, screen } from "@testing-library/react";
import { TagList } from "../../../../src/components/content/TagList";

const words = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

describe("the tags of something", () => {
  it("can be unfolded on a phone if there are many, each of which is there once", () => {
    render(<TagList tags={[...words(9), "tag 0"]} list="/blog" />);
    expect(screen.getByText("All tags")).toBeInTheDocument();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(words(9));
  });

  it("are simply there if there are few", () => {
    render(<TagList tags={words(8)} />);
    expect(screen.queryByText("All tags")).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
  });

  it("are nothing at all if there are none", () => {
    const { container } = render(<TagList tags={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
