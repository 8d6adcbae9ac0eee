import { render, screen } from "@testing-library/react";
import { PastLeaders } from "../../../../src/components/people/PastLeaders";

test("the search does not find the picker of terms", () => {
  const terms = ["2023-2024", "2022-2023"].map((term) => ({ term, entries: [] }));
  render(<PastLeaders terms={terms} chosen="" onChoose={jest.fn()} />);
  expect(screen.getByRole("combobox", { name: "Term" }).closest("[data-pagefind-ignore]")).not.toBeNull();
});
