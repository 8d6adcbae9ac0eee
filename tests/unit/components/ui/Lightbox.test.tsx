import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Lightbox } from "../../../../src/components/ui/Lightbox";

const items = ["One", "Two", "Three"].map((alt) => ({ alt, source: { src: `/${alt}.jpg` } }));

function setup(index: number, shown = items) {
  const onMove = jest.fn();
  const onClose = jest.fn();
  render(<Lightbox label="Gallery" items={shown} index={index} onMove={onMove} onClose={onClose} />);
  return { onMove, onClose, user: userEvent.setup() };
}

const swipe = (from: number, to: number, fingers = 1) => {
  const figure = screen.getByRole("figure");
  const touches = Array.from({ length: fingers }, () => ({ clientX: from }));
  fireEvent.touchStart(figure, { touches });
  fireEvent.touchEnd(figure, { changedTouches: [{ clientX: to }] });
};

describe("The lightbox", () => {
  it.each([
    [0, "1 / 3"],
    [2, "3 / 3"],
  ])("at picture %d counts %j", (index, text) => {
    setup(index);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("img", { name: items[index]?.alt ?? "" })).toBeInTheDocument();
  });

  it.each([
    [0, "Next", 1],
    [2, "Next", 0],
    [1, "Previous", 0],
    [0, "Previous", 2],
  ])("at picture %d goes with %s to %d", async (index, name, next) => {
    const { user, onMove } = setup(index);
    await user.click(screen.getByRole("button", { name }));
    expect(onMove.mock.calls).toEqual([[next]]);
  });

  it.each([
    [2, "{ArrowRight}", 0],
    [0, "{ArrowLeft}", 2],
  ])("at picture %d goes with %s to %d", async (index, key, next) => {
    const { user, onMove } = setup(index);
    await user.keyboard(key);
    expect(onMove.mock.calls).toEqual([[next]]);
  });

  it("stays with any other key", async () => {
    const { user, onMove } = setup(0);
    await user.keyboard("{ArrowUp}{ArrowDown}a ");
    expect(onMove).not.toHaveBeenCalled();
  });

  it.each([
    ["to the left goes on", 200, 159, [[1]]],
    ["to the right goes back", 200, 241, [[2]]],
    ["of 40 px is none", 200, 160, []],
    ["that ends where it began is none", 200, 200, []],
  ])("a swipe %s", (_, from, to, moves) => {
    const { onMove } = setup(0);
    swipe(from, to);
    expect(onMove.mock.calls).toEqual(moves);
  });

  it("takes two fingers for a pinch, not for a swipe", () => {
    const { onMove } = setup(0);
    swipe(200, 0, 2);
    expect(onMove).not.toHaveBeenCalled();
  });

  it("closes with its button and with Escape, by which browsers cancel a dialog", async () => {
    const { user, onClose } = setup(0);
    await user.click(screen.getByRole("button", { name: "Close" }));
    fireEvent(screen.getByRole("dialog", { name: "Gallery" }), new Event("cancel", { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("with a single picture has nowhere to go", async () => {
    const { user, onMove } = setup(0, items.slice(0, 1));
    expect(screen.getByText("1 / 1")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    expect(onMove.mock.calls).toEqual([[0], [0]]);
  });

  it("shows nothing of a picture that is not there", () => {
    setup(3);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
