import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderMarkdown } from "../../../../src/content/markdown/render-markdown";
import { Prose } from "../../../../src/components/ui/Prose";

const html = renderMarkdown("[The final](https://youtu.be/abcdefghijk)");

describe("A film in a text", () => {
  it("replaces its link when that is pressed", async () => {
    const { container, findByTitle, getByRole } = render(<Prose html={html} />);
    expect(getByRole("link").getAttribute("href")).toBe("https://youtu.be/abcdefghijk");
    expect(container.querySelector("iframe,img")).toBeNull();
    await userEvent.click(getByRole("link"));
    const player = await findByTitle("The final");
    expect(player.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0");
    expect(document.activeElement).toBe(player);
    expect(container.querySelector("a")).toBeNull();
  });

  it("can be opened in a new tab", async () => {
    const user = userEvent.setup();
    const { container, getByRole } = render(<Prose html={html} />);
    await user.keyboard("{Control>}");
    await user.click(getByRole("link"));
    expect(container.querySelector("iframe")).toBeNull();
  });
});

describe("Code in an article", () => {
  const code = renderMarkdown("```c\nint main() {}\n```\n\nText.");

  it("has a button that copies it, and says so", async () => {
    const user = userEvent.setup();
    const { getByRole } = render(<Prose html={code} copiesCode />);
    await user.click(getByRole("button", { name: "Copy code" }));
    expect(await navigator.clipboard.readText()).toBe("int main() {}\n");
  });

  it("has none elsewhere", () => {
    const { queryByRole } = render(<Prose html={code} />);
    expect(queryByRole("button")).toBeNull();
  });
});

test("what a reader has opened in a text stays open when the page is drawn again", async () => {
  const text = renderMarkdown(":::hint\nCount from zero.\n:::");
  const { getByText, getByRole, rerender } = render(<Prose html={text} />);
  await userEvent.click(getByText("Hint"));
  rerender(<Prose html={text} />);
  expect(getByRole("group")).toHaveAttribute("open");
});
