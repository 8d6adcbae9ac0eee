import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { gzipSync } from "node:zlib";
import { RatingPlot } from "../../../../../src/components/people/profile/RatingPlot";
import { shownHistory } from "../../../../../src/domain/ratings/plot";
import { SAMPLE_RATINGS } from "../../../../../src/domain/ratings/rating";

const step = (day: string, rating: number) => ({ day, rating });
const steps = [step("2025-11-08", 1180), step("2026-01-24", 1418), step("2026-11-14", 1342)];
const shown = { steps, isThinned: false, isSample: false };

describe("The rating over time on a profile", () => {
  it("says the present rating, the highest one and their tiers", () => {
    render(<RatingPlot history={shown} />);
    const section = screen.getByRole("region", { name: "Codeforces Rating" });
    expect(section).toHaveTextContent(
      "1342 (Pupil) since November 14, 2026; the highest was 1418 (Specialist) on January 24, 2026.",
    );
    expect(section).not.toHaveTextContent(/invented|left out/);
  });

  it("says that it is invented, and that it leaves changes out", () => {
    render(<RatingPlot history={{ steps, isThinned: true, isSample: true }} />);
    expect(screen.getByRole("region")).toHaveTextContent(SAMPLE_RATINGS);
    expect(screen.getByRole("region")).toHaveTextContent("Some changes are left out.");
  });

  it("weighs at most 1.8 KB, gzipped, however long the history is", () => {
    const days = Array.from({ length: 400 }, (_, index) =>
      step(new Date(Date.UTC(2016, 0, 3 + 9 * index)).toISOString().slice(0, 10), 1200 + ((index * 7919) % 900)),
    );
    const html = renderToStaticMarkup(
      <RatingPlot history={shownHistory({ handle: "ann", steps: days, isSample: false })} />,
    );
    expect(gzipSync(html).length).toBeLessThan(1800);
  });
});
