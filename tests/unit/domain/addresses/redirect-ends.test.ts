import { redirectEnds } from "../../../../src/domain/addresses/redirect-ends";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const steps = [
  { from: "/a", to: "/b" },
  { from: "/b", to: "/c?x=1" },
  { from: "/x", to: "/y" },
  { from: "/y", to: "/z" },
  { from: "/z", to: "/y" },
  { from: "/out", to: "https://example.org/a" },
];

describe("The end of redirects", () => {
  const endOf = redirectEnds(steps);

  it.each([
    ["/a", "/c?x=1"],
    ["/b", "/c?x=1"],
    ["/c", "/c"],
    ["/out", "https://example.org/a"],
    ["https://example.org/x", "https://example.org/x"],
  ])("from %s is %s", (to, end) => {
    expect(endOf(to)).toBe(end);
    expect(endOf(to)).toBe(end);
  });

  it.each(["/x", "/y", "/z"])("is nowhere from %s, which leads into a circle", (to) => {
    expect(endOf(to)).toBeUndefined();
    expect(endOf(to)).toBeUndefined();
  });

  it("is found in time that grows with their number, also where all form one chain", () => {
    const chain = (size: number) => Array.from({ length: size }, (_, n) => ({ from: `/${n}`, to: `/${n + 1}` }));
    const follow = (size: number) => {
      const end = redirectEnds(chain(size));
      return chain(size).map(({ to }) => end(to));
    };
    expect(growthOf(follow, 100)).toBeLessThan(LARGEST_GROWTH);
  });
});
