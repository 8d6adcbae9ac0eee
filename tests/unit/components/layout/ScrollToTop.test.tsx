import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ScrollToTop } from "../../../../src/components/layout/ScrollToTop";
import { prefersLessMotion, setMedia } from "../../../support/components/media";

test.each([
  [false, "smooth"],
  [true, "auto"],
])(
  "with less motion wanted %s the way back up scrolls in a way that is %s, and moves the focus up too",
  async (less, behavior) => {
    setMedia(prefersLessMotion, less);
    render(
      <>
        <main id="main" tabIndex={-1} />
        <ScrollToTop />
      </>,
    );
    await userEvent.setup().click(screen.getByRole("button", { name: "Scroll to top" }));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior });
    expect(screen.getByRole("main")).toHaveFocus();
  },
);
