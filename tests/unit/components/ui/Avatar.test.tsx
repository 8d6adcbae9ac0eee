import { fireEvent, render, screen } from "@testing-library/react";
import { Avatar } from "../../../../src/components/ui/Avatar";

describe("An avatar", () => {
  it("is the person's picture, named after them", () => {
    render(<Avatar name="Nusrat Jahan" source={{ src: "/n.jpg" }} />);
    expect(screen.getByRole("img", { name: "Nusrat Jahan" })).toHaveAttribute("src", "/n.jpg");
    expect(screen.queryByText("NJ")).toBeNull();
  });

  it("is the initials without a picture, silent for screen readers, who hear the name beside it", () => {
    render(<Avatar name="Nusrat Jahan" />);
    expect(screen.getByText("NJ")).toHaveAttribute("aria-hidden", "true");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("becomes the initials when the picture fails to load", () => {
    render(<Avatar name="Nusrat Jahan" source={{ src: "/gone.jpg" }} />);
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByText("NJ")).toBeInTheDocument();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows the initials at once if the picture failed before the page was interactive", () => {
    jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
    render(<Avatar name="Nusrat Jahan" source={{ src: "/gone.jpg" }} />);
    expect(screen.getByText("NJ")).toBeInTheDocument();
  });
});
