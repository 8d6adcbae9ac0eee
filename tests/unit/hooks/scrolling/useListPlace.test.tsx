import { act, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { useListPlace } from "../../../../src/hooks/scrolling/useListPlace";

interface ListProps {
  readonly of: string | undefined;
  readonly ids: readonly number[];
}

function List({ of, ids }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useListPlace(list, { of, shown: ids.length, atFirst: 2 });
  return (
    <ul ref={list}>
      {ids.map((id) => (
        <li key={id}>
          <h2>
            <a href={`/profile/${id}`}>Member {id}</a>
          </h2>
          <a href="https://example.org">Elsewhere</a>
        </li>
      ))}
    </ul>
  );
}

/** Each card is 100 px high. */
function topOf(element: Element): number {
  const cards = [...document.querySelectorAll("h2 a")];
  return 50 + 100 * cards.indexOf(element) - window.scrollY;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/member");
  scrollTo(0);
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, topOf(this), 100, 20);
  });
  const scrollBy = ({ top }: { readonly top: number }) => scrollTo(window.scrollY + top);
  Object.defineProperty(window, "scrollBy", { configurable: true, value: scrollBy });
});

function scrollTo(top: number): void {
  Object.defineProperty(window, "scrollY", { configurable: true, value: top });
  fireEvent.scroll(window);
}

const rest = () => act(() => jest.advanceTimersByTime(200));
const kept = (): unknown => window.history.state;

describe("The entry of the history", () => {
  it("keeps nothing of a list that is as the page comes", () => {
    render(<List of="all" ids={[1, 2]} />);
    scrollTo(100);
    rest();
    expect(kept()).toBeNull();
  });

  it("keeps how many items a longer list shows, and no card at the top of the page", () => {
    render(<List of="all" ids={[1, 2, 3, 4]} />);
    expect(kept()).toEqual({ of: "all", shown: 4 });
  });

  it("keeps the first card in the window once the reader has stopped scrolling", () => {
    render(<List of="all" ids={[1, 2, 3, 4]} />);
    scrollTo(120);
    rest();
    expect(kept()).toEqual({ of: "all", shown: 4, card: { href: "/profile/2", top: 30 } });
  });

  it("keeps it at once when the reader presses something, which may lead away", () => {
    render(<List of="all" ids={[1, 2, 3, 4]} />);
    scrollTo(220);
    fireEvent.click(document.body);
    expect(kept()).toMatchObject({ card: { href: "/profile/3", top: 30 } });
  });

  it("may refuse to change, which costs only the place", () => {
    jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("too many", "SecurityError");
    });
    expect(() => render(<List of="all" ids={[1, 2, 3, 4]} />)).not.toThrow();
  });
});

describe("A reader who comes back", () => {
  const state = { of: "all", shown: 4, card: { href: "/profile/4", top: 30 } };

  it("sees the same card at the same height as soon as it is there", () => {
    window.history.replaceState(state, "");
    const { rerender } = render(<List of="all" ids={[1, 2]} />);
    expect(window.scrollY).toBe(0);
    rerender(<List of="all" ids={[1, 2, 3, 4]} />);
    expect(window.scrollY).toBe(320);
    expect(kept()).toEqual(state);
  });

  it("stays at that card if others appear above it", () => {
    window.history.replaceState(state, "");
    const { rerender } = render(<List of="all" ids={[1, 2, 3, 4]} />);
    rerender(<List of="all" ids={[3, 5, 1, 2, 4]} />);
    expect(window.scrollY).toBe(420);
  });

  it.each(["wheel", "touchstart", "pointerdown", "keydown"])("is not held there after a %s", (type) => {
    window.history.replaceState(state, "");
    const { rerender } = render(<List of="all" ids={[1, 2, 3, 4]} />);
    fireEvent(window, new Event(type));
    rerender(<List of="all" ids={[3, 5, 1, 2, 4]} />);
    expect(window.scrollY).toBe(320);
  });

  it.each([
    ["of another list", { ...state, of: "?q=a" }],
    ["of another program", { key: "1" }],
    ["that is broken", { ...state, card: { href: 4 } }],
  ])("is not led anywhere by a state %s", (_, other) => {
    window.history.replaceState(other, "");
    render(<List of="all" ids={[1, 2, 3, 4]} />);
    expect(window.scrollY).toBe(0);
  });
});
