import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Terminal } from "../../../../src/components/home/Terminal";
import { builtHtml, hydrate } from "../../../support/components/hydrate";
import { prefersLessMotion, setMedia } from "../../../support/components/media";

const lines = ["$ whoami", "a club", "$ exit"];

/** The lines that can be read now. */
const shown = () => lines.filter((line) => screen.queryByText(line, { exact: true }) !== null);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());

describe("The terminal", () => {
  it("prints a line every 800 ms", () => {
    render(<Terminal lines={lines} />);
    expect(shown()).toEqual([]);
    pass(799);
    expect(shown()).toEqual([]);
    pass(1);
    expect(shown()).toEqual(["$ whoami"]);
    pass(800);
    expect(shown()).toEqual(["$ whoami", "a club"]);
    pass(800);
    expect(shown()).toEqual(lines);
  });

  it("starts again 2 s after the last line, and again", () => {
    render(<Terminal lines={lines} />);
    const printAndReset = () => {
      lines.forEach(() => pass(800));
      expect(shown()).toEqual(lines);
      pass(1999);
      expect(shown()).toEqual(lines);
      pass(1);
      expect(shown()).toEqual([]);
    };
    printAndReset();
    printAndReset();
  });

  it("holds the place of lines to come, so that nothing moves", () => {
    const { container } = render(<Terminal lines={lines} />);
    const rows = container.querySelectorAll("[role=img] > div").length;
    pass(800);
    expect(container.querySelectorAll("[role=img] > div")).toHaveLength(rows);
    const toCome = [...container.querySelectorAll("[data-line]:not([data-shown])")];
    expect(toCome.map((row) => row.getAttribute("data-line"))).toEqual(lines.slice(1));
  });

  it("can be paused and goes on where it was", async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(<Terminal lines={lines} />);
    pass(800);
    await user.click(screen.getByRole("button", { name: "Pause" }));
    pass(10_000);
    expect(shown()).toEqual(["$ whoami"]);
    await user.click(screen.getByRole("button", { name: "Play" }));
    pass(800);
    expect(shown()).toEqual(["$ whoami", "a club"]);
  });

  it("does not move and has all its lines for readers who want less motion", () => {
    setMedia(prefersLessMotion, true);
    render(<Terminal lines={lines} />);
    expect(shown()).toEqual(lines);
    pass(60_000);
    expect(shown()).toEqual(lines);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("stops when the reader comes to want less motion", () => {
    render(<Terminal lines={lines} />);
    act(() => setMedia(prefersLessMotion, true));
    expect(shown()).toEqual(lines);
  });

  it("is one picture for screen readers, with every line in its name from the start", () => {
    render(<Terminal lines={lines} />);
    expect(screen.getByRole("img", { name: "A terminal: $ whoami a club $ exit" })).toBeInTheDocument();
  });

  it("is complete without JavaScript, has no button then, and hydrates without a mismatch", () => {
    const html = builtHtml(<Terminal lines={lines} />);
    for (const line of lines) expect(html).toContain(`>${line}<`);
    expect(html).not.toContain("<button");
    hydrate(<Terminal lines={lines} />);
    pass(800);
    expect(shown()).toEqual(["$ whoami"]);
  });

  it("leaves no timer behind", () => {
    render(<Terminal lines={lines} />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
