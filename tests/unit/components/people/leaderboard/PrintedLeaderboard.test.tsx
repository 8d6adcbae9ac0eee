import { render, screen } from "@testing-library/react";
import { PrintedLines } from "../../../../../src/components/people/leaderboard/PrintedLeaderboard";
import { packMembers } from "../../../../../src/domain/directory/member-index";

const start = {
  printed: [{ id: 1, name: "Anika Rahman", place: 1, rating: 1342, maxRating: 1418, title: "Specialist" }],
  printedOn: "2026-11-21",
  top: packMembers([]),
  ratings: null,
  total: 1,
  ratingsAddress: null,
};

test("invented ratings are labelled as a sample", () => {
  render(<PrintedLines start={{ ...start, isSample: true }} />);
  expect(screen.getByText(/These ratings are a sample/)).toBeInTheDocument();
});

test("a club's own ratings are not called a sample", () => {
  render(<PrintedLines start={{ ...start, isSample: false }} />);
  expect(screen.getByText("Ratings from November 21, 2026.")).toBeInTheDocument();
  expect(screen.queryByText(/sample/)).toBeNull();
});
