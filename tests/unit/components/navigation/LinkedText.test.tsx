import { render } from "@testing-library/react";
import { LinkedText } from "../../../../src/components/navigation/LinkedText";

test("the web addresses of a venue are links, and nothing else changes", () => {
  const { container, getByRole } = render(<LinkedText as="dd">On www.example.org, from home.</LinkedText>);
  expect(getByRole("link").getAttribute("href")).toBe("https://www.example.org");
  expect(container.textContent).toBe("On www.example.org (opens in a new tab), from home.");
  expect(render(<LinkedText as="dd">Lab 2</LinkedText>).container.innerHTML).toBe("<dd>Lab 2</dd>");
});
