import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchLauncher } from "../../../../../src/components/search/palette/SearchLauncher";
import { Dialog } from "../../../../../src/components/ui/dialog/Dialog";

const workers: EventTarget[] = [];

/** A service that is still starting: jsdom has none. */
class SilentWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }

  postMessage = jest.fn();
  terminate = jest.fn();
}

beforeAll(() => {
  Object.defineProperty(window, "Worker", { configurable: true, value: SilentWorker });
});

afterAll(() => {
  // The tests of the search get a service that answers.
  for (const worker of workers) worker.dispatchEvent(new Event("error"));
  Reflect.deleteProperty(window, "Worker");
});

beforeEach(() => {
  // The palette chooses for itself where the focus goes.
  jest.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(function showModal(this: HTMLDialogElement) {
    this.open = true;
  });
});

beforeEach(() => localStorage.clear());

const palette = () => screen.findByRole("dialog", { name: "Search this site" });

function setup() {
  render(
    <>
      <SearchLauncher />
      <input aria-label="Elsewhere" />
    </>,
  );
  return userEvent.setup();
}

describe("The way to the search", () => {
  it("is a link, so that it works before anything is loaded", () => {
    setup();
    expect(screen.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search");
  });

  it("opens the palette with a press", async () => {
    await setup().click(screen.getByRole("link", { name: "Search" }));
    expect(await palette()).toBeInTheDocument();
  });

  it.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}", "/"])("opens it with %s", async (keys) => {
    await setup().keyboard(keys);
    expect(await palette()).toBeInTheDocument();
    expect(screen.getByRole("searchbox", { name: "Search this site" })).toHaveFocus();
  });

  it("leaves / to those who type", async () => {
    const user = setup();
    await user.type(screen.getByRole("textbox", { name: "Elsewhere" }), "and/or");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("textbox", { name: "Elsewhere" })).toHaveValue("and/or");
  });

  it("lets / be switched off", async () => {
    const user = setup();
    await user.keyboard("/");
    await palette();
    await user.click(screen.getByRole("checkbox", { name: "/ opens the search" }));
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("/");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("{Control>}k{/Control}");
    expect(await palette()).toBeInTheDocument();
  });

  it("offers the pages of the menu until something is typed, each once, to the arrow keys too", async () => {
    const user = setup();
    await user.keyboard("/");
    await palette();
    const pages = () => within(screen.getByRole("navigation", { name: "Pages" })).getAllByRole("link");
    const labels = pages().map(({ textContent }) => textContent);
    expect(labels.slice(0, 5)).toEqual(["Events", "Workshop", "Notice", "Post", "Team"]);
    expect(labels).toEqual(expect.arrayContaining(["Members", "Advisors", "Blog"]));
    expect(labels).not.toContain("Posts");
    await user.keyboard("{ArrowDown}");
    expect(pages()[0]).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    await user.keyboard("a");
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it("opens nothing over a dialog, and leaves Ctrl+K to no other search there", () => {
    setup();
    render(
      <Dialog label="The logo" onClose={jest.fn()}>
        Logo
      </Dialog>,
    );
    expect(fireEvent.keyDown(screen.getByRole("dialog"), { key: "k", ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole("dialog"), { key: "/" })).toBe(true);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });
});
