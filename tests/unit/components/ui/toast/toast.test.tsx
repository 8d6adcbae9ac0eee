import { connectToasts, onToast, toast, type ToastMessage } from "../../../../../src/components/ui/toast/toast";

const message = (title: string): ToastMessage => ({ title });

/** A corner that lists the titles of the messages it shows. */
const corner = (shown: string[], prefix = "") =>
  connectToasts(({ title }) => {
    shown.push(prefix + title);
    return () => shown.splice(shown.indexOf(prefix + title), 1);
  });

describe("A toast", () => {
  it("waits until there is a corner for it, and is shown once, in order", () => {
    const shown: string[] = [];
    toast(message("a"));
    toast(message("b"));
    const disconnect = corner(shown);
    toast(message("c"));
    expect(shown).toEqual(["a", "b", "c"]);
    disconnect();
    corner(shown, "again ")();
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("is taken away when its reason is gone, whether it is shown by then or still waits", () => {
    const shown: string[] = [];
    const dismissWaiting = toast(message("a"));
    const dismissShown = toast(message("b"));
    dismissWaiting();
    const disconnect = corner(shown);
    const dismissLater = toast(message("c"));
    expect(shown).toEqual(["b", "c"]);
    dismissShown();
    dismissLater();
    expect(shown).toEqual([]);
    disconnect();
  });

  it("calls for the corner, at once where one already waits", () => {
    const before = jest.fn();
    const stopBefore = onToast(before);
    expect(before).not.toHaveBeenCalled();
    toast(message("e"));
    expect(before).toHaveBeenCalledTimes(1);
    const late = jest.fn();
    const stopLate = onToast(late);
    expect(late).toHaveBeenCalledTimes(1);
    stopBefore();
    stopLate();
    toast(message("f"));
    expect(before).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
