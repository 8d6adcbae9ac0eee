import { act, fireEvent, render } from "@testing-library/react";
import { useTooltipEscape } from "../../../src/hooks/useTooltipEscape";

function Page() {
  useTooltipEscape();
  return <button type="button">A button</button>;
}

const isHidden = () => document.documentElement.hasAttribute("data-escaped");

const escape = () => fireEvent.keyDown(document.body, { key: "Escape" });

afterEach(() => document.documentElement.removeAttribute("data-escaped"));

describe("a tooltip", () => {
  it.each([
    ["points at something else", (button: Element) => fireEvent.pointerOver(button)],
    ["moves the focus", (button: HTMLElement) => act(() => button.focus())],
    ["presses another key", (button: Element) => fireEvent.keyDown(button, { key: "Tab" })],
  ])("is hidden from Escape on, until the reader %s", (_, go) => {
    const { getByRole } = render(<Page />);
    expect(isHidden()).toBe(false);
    escape();
    expect(isHidden()).toBe(true);
    go(getByRole("button"));
    expect(isHidden()).toBe(false);
  });
});
