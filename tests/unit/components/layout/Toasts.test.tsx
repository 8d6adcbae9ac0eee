/**
 * By itself, since toasts of other tests would stay.
 *
 * @jest-environment jsdom
 */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toasts } from "../../../../src/components/layout/Toasts";
import { Dialog } from "../../../../src/components/ui/dialog/Dialog";
import { toast } from "../../../../src/components/ui/toast/toast";

describe("Toasts", () => {
  it("go when they are closed", async () => {
    render(<Toasts />);
    act(() => void toast({ title: "Closable" }));
    const message = await screen.findByText("Closable");
    const close = message.closest("li")?.querySelector("button");
    expect(close).toBeInstanceOf(HTMLButtonElement);
    if (close) await userEvent.setup().click(close);
    expect(message.closest("li")).toHaveAttribute("data-removed", "true");
  });

  it("lie in the modal dialog that is open, where they are seen and heard, and outlive it", async () => {
    const page = (isOpen: boolean) => (
      <>
        <Toasts />
        {isOpen && (
          <Dialog label="Code" onClose={() => undefined}>
            <p>Inside</p>
          </Dialog>
        )}
      </>
    );
    const { rerender } = render(page(true));
    act(() => void toast({ title: "Copied" }));
    const message = await screen.findByText("Copied");
    expect(message.closest("dialog")).toHaveAccessibleName("Code");

    // Within the dialog, 'Close' means the dialog itself.
    expect(within(screen.getByRole("dialog", { name: "Code" })).getAllByLabelText(/close/i)).toHaveLength(1);

    rerender(page(false));
    expect(screen.getByText("Copied").closest("dialog")).toBeNull();
    expect(screen.getAllByRole("button", { name: "Close toast" })).not.toHaveLength(0);
    rerender(page(true));
    expect(screen.getByText("Copied").closest("dialog")).toHaveAccessibleName("Code");
  });
});
