import { fireEvent, screen } from "@testing-library/react";
import { answerPress } from "../../../../src/components/start/answer-press";
import { keepEarlyInput } from "../../../../src/components/start/keep-early-input";
import { INTERACTIVE } from "../../../../src/components/start/start-events";

const load = jest.fn<undefined, []>();

afterEach(() => {
  window.dispatchEvent(new Event(INTERACTIVE));
  document.body.replaceChildren();
});

describe("Before React runs", () => {
  it("a press of the theme switch changes and keeps the theme, and loads nothing", () => {
    document.body.innerHTML = `<button data-early="theme">Dark theme</button>`;
    keepEarlyInput(load);
    fireEvent.click(screen.getByRole("button"));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(load).not.toHaveBeenCalled();
  });

  it("the button to the top scrolls there", () => {
    document.body.innerHTML = `<button data-early="top">Scroll to top</button>`;
    expect(answerPress(screen.getByRole("button"))).toBe(true);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it("a button opens what it controls, of which React then hears, and closes it again, of which it does not", () => {
    document.body.innerHTML = `<button aria-expanded="false">Menu</button>`;
    const button = screen.getByRole("button");
    expect(answerPress(button)).toBe(false);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(answerPress(button)).toBe(true);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });
});
