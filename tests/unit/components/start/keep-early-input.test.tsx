import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState, type ReactElement } from "react";
import { FAILED, INTERACTIVE } from "../../../../src/components/start/start-events";
import { rememberPlaces, takeOver } from "../../../../src/components/start/take-over";
import { guardTypedText } from "../../../../src/components/start/early-fields";
import { answerPress, keepEarlyInput } from "../../../../src/components/start/keep-early-input";
import { useInteractive } from "../../../../src/hooks/useNow";
import { isLeftToBrowser } from "../../../support/components/is-left-to-browser";
import { builtHtml } from "../../../support/components/hydrate";

const load = jest.fn();
const fail = () => window.dispatchEvent(new Event(FAILED));

/** Shows the built HTML of an element, lets a reader act, and only then brings it to life. */
async function actBeforeLife(element: ReactElement, doEarly: () => void): Promise<void> {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = builtHtml(element);
  keepEarlyInput(load);
  doEarly();
  const successorOf = rememberPlaces(container);
  const release = guardTypedText();
  render(element, { container, hydrate: true });
  await act(async () => {
    await takeOver(successorOf).finally(release);
  });
}

afterEach(() => {
  window.dispatchEvent(new Event(INTERACTIVE));
  document.body.replaceChildren();
});

/** Whether the browser follows a link that is pressed before the page is interactive. */
async function isFollowed(link: ReactElement, press?: MouseEventInit, before?: () => void): Promise<boolean> {
  let isLeft = false;
  await actBeforeLife(link, () => {
    before?.();
    isLeft = isLeftToBrowser(screen.getByRole("link"), press);
  });
  return isLeft;
}

const searchLink = (
  <a href="/search" data-start="intent">
    Search
  </a>
);

const pressed = jest.fn<undefined, unknown[]>();
const Button = () => (
  <button onClick={pressed}>
    <span>Menu</span>
  </button>
);

beforeEach(() => pressed.mockClear());

describe("A press of a button before the page is interactive", () => {
  it("loads the application, is marked as heard until the page is interactive, and takes effect then", async () => {
    // React says that the attribute is not that of the built HTML.
    jest.spyOn(console, "error").mockImplementation();
    load.mockClear();
    await actBeforeLife(<Button />, () => {
      fireEvent.click(screen.getByText("Menu"));
      expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
    });
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy");
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it("takes effect once, however often an impatient reader repeated it, and not again later", async () => {
    await actBeforeLife(<Button />, () => {
      for (let count = 0; count < 3; count += 1) fireEvent.click(screen.getByRole("button"));
    });
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button"));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it("finds text in the fields that was typed before and after it", async () => {
    const change = jest.fn<undefined, [string]>();
    const form = (
      <div>
        <input onChange={(event) => change(event.target.value)} />
        <button onClick={() => pressed(change.mock.lastCall)}>Generate</button>
      </div>
    );
    const type = (value: string) => fireEvent.input(screen.getByRole("textbox"), { target: { value } });
    await actBeforeLife(form, () => {
      type("Sprint");
      fireEvent.click(screen.getByRole("button"));
      type("Sprint 2031");
    });
    expect(pressed.mock.calls).toEqual([[["Sprint 2031"]]]);
  });
});

describe("A form", () => {
  it("is not sent by the browser, but handled once the page is interactive", async () => {
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    let isSent = true;
    await actBeforeLife(
      <form aria-label="Login" onSubmit={submit}>
        <input />
      </form>,
      () => (isSent = fireEvent.submit(screen.getByRole("form"))),
    );
    expect(isSent).toBe(false);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe("What is put into a field before the page is interactive", () => {
  /**
   * A field whose component renders again as soon as it is interactive, and so would lose text that React does not
   * know.
   */
  function Search() {
    const [query, setQuery] = useState("");
    return (
      <>
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <p>{useInteractive() && `You look for ${query}`}</p>
      </>
    );
  }

  it("stays in a text field and is known to its page", async () => {
    await actBeforeLife(<Search />, () =>
      fireEvent.input(screen.getByRole("searchbox"), { target: { value: "sprint" } }),
    );
    expect(screen.getByRole("searchbox")).toHaveValue("sprint");
    expect(screen.getByText("You look for sprint")).toBeInTheDocument();
  });

  it("is known for a choice from a list", async () => {
    const choose = jest.fn<undefined, [string]>();
    const list = (
      <select defaultValue="" onChange={(event) => choose(event.target.value)}>
        <option value="">All</option>
        <option value="2024">2024</option>
      </select>
    );
    await actBeforeLife(list, () => fireEvent.input(screen.getByRole("combobox"), { target: { value: "2024" } }));
    expect(choose).toHaveBeenCalledWith("2024");
    expect(screen.getByRole("combobox")).toHaveValue("2024");
  });
});

describe("The keys of the search before the page is interactive", () => {
  function Launcher() {
    useEffect(() => {
      const onKey = (event: KeyboardEvent) => pressed(event.key, event.ctrlKey);
      document.addEventListener("keydown", onKey);
      return () => document.removeEventListener("keydown", onKey);
    }, []);
    return <p>A page</p>;
  }

  it.each([
    ["reach the page once it is interactive, and not the browser", { key: "k", ctrlKey: true }, [["k", true]]],
    ["are found on an Arabic keyboard, too", { key: "ن", code: "KeyK", ctrlKey: true }, [["ن", true]]],
    ["are the only ones that are held", { key: "Tab" }, []],
    ["leave the browser its own with Shift", { key: "K", ctrlKey: true, shiftKey: true }, []],
    ["leave the browser its own with Alt", { key: "K", ctrlKey: true, altKey: true }, []],
  ])("%s", async (_, key, calls) => {
    let reachedBrowser: boolean | undefined;
    await actBeforeLife(<Launcher />, () => {
      reachedBrowser = fireEvent.keyDown(document.body, key);
    });
    expect(reachedBrowser).toBe(calls.length === 0);
    expect(pressed.mock.calls).toEqual(calls);
  });
});

describe("What a reader does before the page is interactive", () => {
  it("is let go if the application fails to load", async () => {
    await actBeforeLife(<Button />, () => {
      fireEvent.click(screen.getByRole("button"));
      fail();
    });
    expect(pressed).not.toHaveBeenCalled();
  });

  it("is left to the browser from then on", async () => {
    expect(await isFollowed(searchLink, {}, fail)).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    "lets a link be that is pressed with %p",
    async (press) => {
      expect(await isFollowed(searchLink, press)).toBe(true);
    },
  );
});

describe("Without the application", () => {
  it("a press of the theme switch changes and keeps the theme, and loads nothing", () => {
    document.body.innerHTML = `<button data-early="theme">Dark theme</button>`;
    load.mockClear();
    keepEarlyInput(load);
    fireEvent.click(screen.getByRole("button"));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(load).not.toHaveBeenCalled();
  });

  it("the button to the top scrolls there", () => {
    document.body.innerHTML = `<button data-early="top">Scroll to top</button>`;
    expect(answerPress(screen.getByRole("button"))).toBe(true);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it("a button opens what it controls, of which React then hears, and closes it again, of which it does not", () => {
    document.body.innerHTML = `<button aria-expanded="false">Menu</button>`;
    const button = screen.getByRole("button");
    expect(answerPress(button)).toBe(false);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(answerPress(button)).toBe(true);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });
});
