import { mayReload } from "../../../../src/gatsby/browser/reload-once";

afterEach(() => sessionStorage.clear());

describe("A page of an older version", () => {
  it("is loaded again once, and once more after a page that was not outdated", () => {
    expect(mayReload(true)).toBe(true);
    expect(mayReload(true)).toBe(false);
    expect(mayReload(true)).toBe(true);
    expect(mayReload(false)).toBe(false);
    expect(mayReload(true)).toBe(true);
  });

  it("is shown as it is by browsers that block the storage, which could not end the loads", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(mayReload(true)).toBe(false);
  });
});
