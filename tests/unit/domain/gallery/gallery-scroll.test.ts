import { isNearBottom } from "../../../../src/domain/gallery/gallery";

describe("The bottom of the page", () => {
  const at = (scrolled: number, listEnd = 4900) =>
    isNearBottom({ scrolled, windowHeight: 900, pageHeight: 5000, listEnd });

  it("is near within 800 px", () => {
    expect(at(0)).toBe(false);
    expect(at(3299)).toBe(false);
    expect(at(3300)).toBe(true);
    expect(at(4100)).toBe(true);
  });

  it("is near on a page that fits into the window", () => {
    expect(isNearBottom({ scrolled: 0, windowHeight: 900, pageHeight: 600, listEnd: 500 })).toBe(true);
  });

  it("is near where the end of the list is in sight, however much is below it", () => {
    expect(at(2600, 3500)).toBe(false);
    expect(at(2601, 3500)).toBe(true);
  });
});
