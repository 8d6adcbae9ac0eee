import { connectToasts, type ToastMessage } from "../../../src/components/ui/toast/toast";

/** The toasts of each test of a file, in order; they are not removed. */
export function shownToasts(): readonly ToastMessage[] {
  const shown: ToastMessage[] = [];
  let disconnect = () => {};
  beforeEach(() => {
    shown.length = 0;
    disconnect = connectToasts((message) => {
      shown.push(message);
      return () => undefined;
    });
  });
  afterEach(() => disconnect());
  return shown;
}
