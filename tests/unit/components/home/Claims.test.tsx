import { render, screen } from "@testing-library/react";
import { Claims } from "../../../../src/components/home/Claims";

test("a club's claims write all large numbers alike, but for the year", () => {
  const claims = { members: 12_500, eventsPerYear: 24, rating: 4.8, reviews: 1200 };
  render(<Claims clubName="Our club" foundedYear={2015} claims={claims} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "12,500+ members",
    "24+ events a year",
    "founded in 2015",
    "rated 4.8 from 1,200 reviews",
  ]);
});
