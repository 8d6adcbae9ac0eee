const fakes = { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined };

/** Lets each test of a file give blobs an address, which jsdom can't. */
export function fakeObjectUrls(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(URL, name, { value, configurable: true, writable: true });
  });

  afterEach(() => {
    for (const name of Object.keys(fakes)) Reflect.deleteProperty(URL, name);
  });
}
