import { fireEvent, render, screen } from "@testing-library/react";
import { Dialog } from "../../../../../src/components/ui/dialog/Dialog";

const inside = { clientX: 210, clientY: 210 };
const outside = { clientX: 10, clientY: 10 };

/** A dialog that reaches from 200 to 400 px in both directions. */
function openDialog() {
  const onClose = jest.fn();
  render(
    <Dialog label="Code" onClose={onClose}>
      <p>let it be</p>
      <input type="search" />
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog", { name: "Code" });
  jest.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(200, 200, 200, 200));
  return { dialog, text: screen.getByText("let it be"), onClose };
}

describe("A dialog", () => {
  it.each([
    ["left of", { clientX: 199, clientY: 300 }],
    ["right of", { clientX: 401, clientY: 300 }],
    ["above", { clientX: 300, clientY: 199 }],
    ["below", { clientX: 300, clientY: 401 }],
  ])("closes with a press %s it", (_, place) => {
    const { dialog, onClose } = openDialog();
    fireEvent.pointerDown(dialog, place);
    fireEvent.click(dialog, place);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("stays open when a selection of its text ends beside it", () => {
    const { dialog, text, onClose } = openDialog();
    fireEvent.pointerDown(text, inside);
    fireEvent.click(dialog, outside);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("closes with Escape in a search field, which some browsers would only empty", () => {
    const { onClose } = openDialog();
    fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Escape", isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Escape" });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("stays open when its margin is pressed", () => {
    const { dialog, onClose } = openDialog();
    fireEvent.pointerDown(dialog, inside);
    fireEvent.click(dialog, inside);
    expect(onClose).not.toHaveBeenCalled();
  });
});
