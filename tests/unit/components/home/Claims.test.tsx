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

test("a club with one member, one event a year and one review counts them in the singular", () => {
  const claims = { members: 1, eventsPerYear: 1, rating: 5, reviews: 1 };
  render(<Claims clubName="Our club" foundedYear={null} claims={claims} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1+ members",
    "1+ events a year",
    "rated 5 from 1 review",
  ]);
});
