import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ScrollToTop } from "../../../../src/components/layout/ScrollToTop";
import { prefersLessMotion, setMedia } from "../../../support/components/media";

const button = () => screen.queryByRole("button", { name: "Scroll to top" });

function scrollTo(y: number) {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => scrollTo(0));

describe("The way back up", () => {
  it("appears after more than 300 px and goes again", () => {
    render(<ScrollToTop />);
    scrollTo(300);
    expect(button()).toBeNull();
    scrollTo(301);
    expect(button()).not.toBeNull();
    scrollTo(300);
    expect(button()).toBeNull();
  });

  it("is there at once on a page that begins further down", () => {
    scrollTo(2000);
    render(<ScrollToTop />);
    expect(button()).not.toBeNull();
  });

  it.each([
    [false, "smooth"],
    [true, "auto"],
  ])("with less motion wanted %s scrolls in a way that is %s, and moves the focus up too", async (less, behavior) => {
    setMedia(prefersLessMotion, less);
    scrollTo(500);
    render(
      <>
        <main id="main" tabIndex={-1} />
        <ScrollToTop />
      </>,
    );
    await userEvent.setup().click(screen.getByRole("button", { name: "Scroll to top" }));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior });
    expect(screen.getByRole("main")).toHaveFocus();
  });
});
