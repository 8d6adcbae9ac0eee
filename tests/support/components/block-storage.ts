/** Blocks the browser's storage until the test ends. */
export function blockStorage(...methods: readonly ("getItem" | "setItem")[]): void {
  for (const method of methods.length > 0 ? methods : (["getItem", "setItem"] as const))
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
}
