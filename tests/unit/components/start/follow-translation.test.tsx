import { act, render, screen } from "@testing-library/react";
import { followTranslation } from "../../../../src/components/start/follow-translation";

const { removeChild, insertBefore } = Node.prototype;

beforeEach(() => followTranslation());

afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** Replaces the texts of an element like browsers that translate it, and notifies the observers. */
async function translate(element: Element): Promise<void> {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createRange().createContextualFragment(`<font><font>~${text.data}</font></font>`);
    text.replaceWith(font);
  }
  await act(() => Promise.resolve());
}

const Result = ({ count, extra = false }: { readonly count: number; readonly extra?: boolean }) => (
  <p data-testid="result">
    {extra && <b>new</b>}
    {count > 0 && `${count} found`}
  </p>
);
const result = () => screen.getByTestId("result");

describe("A text that a translation has replaced", () => {
  it("shows its new words when it changes", async () => {
    const { rerender } = render(<Result count={1} />);
    await translate(result());
    rerender(<Result count={2} />);
    await act(() => Promise.resolve());
    expect(result()).toHaveTextContent("2 found");
    expect(result().children).toHaveLength(0);
  });

  it("goes when it is removed", async () => {
    const { rerender } = render(<Result count={1} extra />);
    await translate(result());
    rerender(<Result count={0} extra />);
    expect(result()).toHaveTextContent(/^new$/);
  });
});

test("removing what something else has taken away stops nothing", () => {
  const { rerender } = render(<Result count={1} extra />);
  result().querySelector("b")?.remove();
  rerender(<Result count={1} />);
  expect(result()).toHaveTextContent("1 found");
});
