import { act, fireEvent, render, screen } from "@testing-library/react";
import { SearchPage } from "../../../../src/components/search/SearchPage";

/** How many pages have each word. */
const pagesWith: Readonly<Record<string, number>> = { python: 3, pythonx: 1, many: 12, crowd: 22 };

/** A search engine that answers when the test says so. */
class PatientWorker extends EventTarget {
  terminate = jest.fn();

  constructor() {
    super();
    // The next tests get one of their own.
    afterAllTests.push(() => this.dispatchEvent(new Event("error")));
  }

  postMessage({ id, query, from, count }: { id: number; query: string; from: number; count: number }) {
    const total = pagesWith[query] ?? 0;
    const pages = Array.from({ length: total }, (_, index) => ({
      url: `/${query}/${index + 1}`,
      title: `Page ${index + 1}`,
    }));
    const found = { total, counts: {}, pages: pages.slice(from, from + count) };
    answers.push(() => this.dispatchEvent(new MessageEvent("message", { data: { id, found } })));
  }
}

const answers: (() => void)[] = [];
const afterAllTests: (() => void)[] = [];

beforeAll(() => Object.defineProperty(window, "Worker", { configurable: true, value: PatientWorker }));
afterAll(() => {
  for (const stop of afterAllTests) stop();
  Reflect.deleteProperty(window, "Worker");
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  answers.length = 0;
  window.history.replaceState(null, "", "/search");
  page = render(<SearchPage />);
});

let page: ReturnType<typeof render>;

const type = (query: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });
const status = () => screen.getByRole("status").textContent;
const results = () => screen.queryAllByRole("link", { name: /Page/ });

/** Answers the pending searches. */
const answerAll = () =>
  act(async () => {
    for (const give of answers.splice(0)) give();
    await Promise.resolve();
  });

/** Lets the search begin, as it does when typing pauses, and its answer come. */
async function answer() {
  act(() => jest.advanceTimersByTime(150));
  await answerAll();
}

test("the summary names the words that were searched for, not those just typed", async () => {
  type("python");
  expect(status()).toBe("Searching…");
  await answer();
  expect(status()).toBe("3 pages found for “python”.");
  type("pythonx ");
  expect(status()).toBe("3 pages found for “python”.");
  expect(results()).toHaveLength(3);
  await answer();
  expect(status()).toBe("1 page found for “pythonx”.");
});

test("more results are for the shown search, even if something else has been typed meanwhile", async () => {
  type("many");
  await answer();
  type("python");
  fireEvent.click(screen.getByRole("button", { name: "Show more (2 left)" }));
  await answerAll();
  expect(results().map((link) => link.getAttribute("href"))).toContain("/many/12");
  await answer();
  expect(results()).toHaveLength(3);
});

test("the button that brings the last results leaves the focus on the first of them", async () => {
  type("crowd");
  await answer();
  const more = () => screen.getByRole("button", { name: /^Show more/ });
  act(() => more().focus());
  fireEvent.click(more());
  await answerAll();
  expect(more()).toHaveFocus();
  fireEvent.click(more());
  await answerAll();
  expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull();
  expect(results()[20]).toHaveFocus();
});

test("filters that hide everything can be cleared, and the focus moves to the field", async () => {
  act(() => {
    window.history.replaceState(null, "", "/search?q=nowhere&kind=Notices&year=2031");
    window.dispatchEvent(new Event("popstate"));
  });
  await answer();
  expect(status()).toBe("Nothing found for “nowhere” in Notices from 2031.");
  fireEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
  await answer();
  expect(window.location.search).toBe("?q=nowhere");
  expect(screen.queryByRole("button", { name: "Clear Filters" })).toBeNull();
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

test("a reader who comes back from a result finds as many as before, and another word begins with the first ones", async () => {
  type("crowd");
  await answer();
  fireEvent.click(screen.getByRole("button", { name: "Show more (12 left)" }));
  await answerAll();
  page.unmount();
  render(<SearchPage />);
  await answer();
  expect(results()).toHaveLength(20);
  type("many");
  await answer();
  expect(results()).toHaveLength(10);
});
