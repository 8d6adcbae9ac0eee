import { connectToasts, onFirstToast, toast, type ToastMessage } from "../../../../../src/components/ui/toast/toast";

const message = (title: string): ToastMessage => ({ title });

describe("A toast", () => {
  it("waits until there is a corner for it, and is shown once, in order", () => {
    const shown: string[] = [];
    toast(message("a"));
    toast(message("b"));
    const disconnect = connectToasts(({ title }) => shown.push(title));
    toast(message("c"));
    expect(shown).toEqual(["a", "b", "c"]);
    disconnect();
    connectToasts(({ title }) => shown.push(`again ${title}`))();
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("waits again when the corner has gone", () => {
    connectToasts(() => undefined)();
    toast(message("d"));
    const shown: string[] = [];
    connectToasts(({ title }) => shown.push(title))();
    expect(shown).toEqual(["d"]);
  });

  it("calls for the corner, at once where one already waits", () => {
    const before = jest.fn();
    const stopBefore = onFirstToast(before);
    expect(before).not.toHaveBeenCalled();
    toast(message("e"));
    expect(before).toHaveBeenCalledTimes(1);
    const late = jest.fn();
    const stopLate = onFirstToast(late);
    expect(late).toHaveBeenCalledTimes(1);
    stopBefore();
    stopLate();
    toast(message("f"));
    expect(before).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
