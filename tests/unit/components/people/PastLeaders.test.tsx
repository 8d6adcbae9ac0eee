import { render, screen } from "@testing-library/react";
import { PastLeaders } from "../../../../src/components/people/PastLeaders";

test("the picker of terms is no part of what the search finds", () => {
  const terms = ["2023-2024", "2022-2023"].map((term) => ({ term, entries: [] }));
  render(<PastLeaders terms={terms} chosen="" onChoose={jest.fn()} />);
  expect(screen.getByRole("combobox", { name: "Term" }).closest("[data-pagefind-ignore]")).not.toBeNull();
});
