import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SkipLink } from "../../../../src/components/layout/Layout";
import { isLeftToBrowser } from "../../../support/components/is-left-to-browser";

const link = () => screen.getByRole("link", { name: "Skip to content" });

beforeEach(() => {
  window.history.replaceState(null, "", "/member#codeforces");
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  );
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

describe("The skip link", () => {
  it("leads to the content, and leaves the address as it is", async () => {
    await userEvent.setup().click(link());
    expect(screen.getByRole("main")).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe("#codeforces");
  });

  it("is a plain link for a reader who asks for another tab", () => {
    expect(link()).toHaveAttribute("href", "#main");
    expect(isLeftToBrowser(link(), { ctrlKey: true })).toBe(true);
  });
});
