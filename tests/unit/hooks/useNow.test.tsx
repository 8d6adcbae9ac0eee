import { act, render, screen } from "@testing-library/react";
import { useNow } from "../../../src/hooks/useNow";
import { builtHtml, hydrate } from "../../support/components/hydrate";

const asOf = "2026-02-14T06:00:00.000Z";

let draws = 0;

function Clock() {
  draws += 1;
  return <time>{useNow(asOf).toISOString()}</time>;
}

const shown = () => screen.getByRole("time").textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-03-01T10:00:59.999Z") });
  draws = 0;
});

describe("The time to calculate with", () => {
  it("is the build's in the HTML, whenever that is read", () => {
    expect(builtHtml(<Clock />)).toBe(`<time>${asOf}</time>`);
  });

  it("is the reader's running minute once the page is interactive, without a mismatch", () => {
    hydrate(<Clock />);
    expect(shown()).toBe("2026-03-01T10:00:00.000Z");
  });

  it("advances minute by minute, without rendering in between", () => {
    render(<Clock />);
    const before = draws;
    act(() => jest.advanceTimersByTime(59_999));
    expect(shown()).toBe("2026-03-01T10:00:00.000Z");
    expect(draws).toBe(before);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toBe("2026-03-01T10:01:00.000Z");
    act(() => jest.advanceTimersByTime(120_000));
    expect(shown()).toBe("2026-03-01T10:03:00.000Z");
  });
});
