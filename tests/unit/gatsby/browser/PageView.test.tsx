import { act, render, screen, waitFor } from "@testing-library/react";
import { completeMove, readLocation } from "../../../../src/gatsby/browser/history";
import { moveTo } from "../../../../src/gatsby/browser/move-to";
import { pageLoader, type LoadedPage } from "../../../../src/gatsby/browser/page-loader";
import { PageView } from "../../../../src/gatsby/browser/PageView";
import { changeAddress } from "../../../../src/hooks/useAddress";
import { fakeSite } from "../../../support/components/fake-site";

const site = fakeSite();
const names = ["events", "team", "404.html"];

function Page({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <>
      <h1>{name}</h1>
      <p>{`Shown at ${path}`}</p>
      <h2 id="late">Late</h2>
    </>
  );
}

/** A site of a few pages, whose names are their headings. */
beforeEach(() => {
  const dataOf = (name: string) => ({
    path: `/${name}`,
    componentChunkName: name,
    staticQueryHashes: [],
    result: { pageContext: {} },
  });
  site.files = {
    "/page-data/app-data.json": { webpackCompilationHash: "1" },
    ...Object.fromEntries(names.map((name) => [`/page-data/${name}/page-data.json`, dataOf(name)])),
  };
  const codeOf = (name: string) => () =>
    Promise.resolve({ default: ({ path }: { readonly path: string }) => <Page name={name} path={path} /> });
  Object.assign(window, {
    ___webpackCompilationHash: "1",
    ___loader: pageLoader(Object.fromEntries(names.map((name) => [name, codeOf(name)])), {}),
  });
  sessionStorage.clear();
});

afterEach(() => {
  completeMove();
  for (const name of ["___webpackCompilationHash", "___loader"]) Reflect.deleteProperty(window, name);
  sessionStorage.clear();
});

/** Opens the site at an address: a new entry of the history, without those after it that other tests have left. */
async function open(address: string): Promise<void> {
  window.history.pushState(null, "", address);
  const page = await window.___loader.loadPage(address);
  if (!isLoaded(page)) throw new Error(`There is no page ${address}`);
  render(<PageView first={{ location: readLocation(), page }} />);
}

const isLoaded = (page: object): page is LoadedPage => "component" in page;

/** Scrolls as a reader does. */
async function scrollTo(position: number): Promise<void> {
  jest.replaceProperty(window, "scrollY", position);
  act(() => void window.dispatchEvent(new Event("scroll")));
  await act(nextFrame);
}

const follow = (address: string) => act(() => moveTo(address));
const untilShown = (name: string) => screen.findByRole("heading", { level: 1, name });
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const announced = () => document.querySelector("#gatsby-announcer")?.textContent;

describe("The page of a built site", () => {
  it("changes with the address, without a load", async () => {
    await open("/events");
    await untilShown("events");
    await follow("/team?new");
    await untilShown("team");
    expect(window.location.pathname + window.location.search).toBe("/team?new");
    expect(screen.getByText("Shown at /team")).toBeVisible();
  });

  it("gets the focus and is announced when it has changed, not when it is opened", async () => {
    await open("/events");
    expect(document.body).toHaveFocus();
    expect(announced()).toBe("");
    await follow("/team");
    await waitFor(() => expect(announced()).toBe("Navigated to team"));
    expect(document.activeElement).toHaveAttribute("id", "gatsby-focus-wrapper");
  });

  it("leaves the focus where a link to one of its parts has put it", async () => {
    await open("/events");
    const part = await screen.findByRole("heading", { name: "Late" });
    part.tabIndex = -1;
    part.focus();
    window.history.pushState(null, "", "/events#");
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    await waitFor(() => expect(announced()).toBe("Navigated to events"));
    expect(part).toHaveFocus();
  });

  it("is scrolled to its beginning, and back to where the reader was", async () => {
    await open("/events");
    jest.replaceProperty(window, "scrollY", 420);
    act(() => void window.dispatchEvent(new Event("scroll")));
    await waitFor(() => expect(sessionStorage.getItem("@@scroll|/events|initial")).toBe("420"));
    await follow("/team");
    await untilShown("team");
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    act(() => window.history.back());
    await untilShown("events");
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 420);
  });

  it("gives each entry that the page itself makes a scroll position of its own", async () => {
    await open("/events");
    await scrollTo(420);
    act(() => changeAddress("?page=2", "push"));
    await scrollTo(90);
    await act(nextFrame);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(announced()).toBe("");
    await follow("/team");
    await untilShown("team");
    act(() => window.history.back());
    await untilShown("events");
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 90);
    act(() => window.history.back());
    await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 420));
    expect(window.location.search).toBe("");
  });

  it("is scrolled back from one of its parts to where the reader followed the link", async () => {
    const scrollIntoView = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView });
    await open("/events");
    await scrollTo(420);
    await act(async () => {
      // What a browser does with a link to a part: the position changes before the page hears of the new address.
      window.history.pushState(null, "", "/events#late");
      window.dispatchEvent(new PopStateEvent("popstate"));
      await scrollTo(2000);
    });
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
    act(() => window.history.back());
    await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 420));
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });

  it("does not come late to a reader who has opened another one meanwhile", async () => {
    await open("/events");
    const { loadPage } = window.___loader;
    let arrive = () => {};
    const isHere = new Promise<void>((resolve) => (arrive = resolve));
    const slow = jest.spyOn(window.___loader, "loadPage").mockImplementation(async (address) => {
      if (address === "/404.html") await isHere;
      return loadPage(address);
    });
    const late = moveTo("/404.html");
    await follow("/team");
    await untilShown("team");
    arrive();
    await act(() => late);
    slow.mockRestore();
    expect(window.location.pathname).toBe("/team");
  });

  it("is scrolled back to where the reader was before it became interactive", async () => {
    jest.replaceProperty(window, "scrollY", 300);
    await open("/events");
    await act(nextFrame);
    await follow("/team");
    await untilShown("team");
    act(() => window.history.back());
    await untilShown("events");
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it("is not scrolled when it is opened, wherever it was left before", async () => {
    sessionStorage.setItem("@@scroll|/events|initial", "420");
    await open("/events");
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it("is not scrolled by itself to the part that its address names: its reader may have gone back to the top", async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.id);
    };
    await open("/events#late");
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
    expect(shown).toEqual([]);
  });

  it("shows the part that a link names", async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.id);
    };
    await open("/events");
    await follow("/team#late");
    await untilShown("team");
    await follow("/team#%E0%A4%A");
    await act(nextFrame);
    expect(shown).toEqual(["late"]);
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });

  it("keeps no second entry for an address that is entered before the last one is shown", async () => {
    await open("/events");
    const { length } = window.history;
    await act(() => Promise.all([moveTo("/team"), moveTo("/team?again")]));
    await untilShown("team");
    expect(window.history).toHaveLength(length + 1);
    expect(window.location.search).toBe("?again");
    await follow("/events");
    expect(window.history).toHaveLength(length + 2);
  });

  it("is the one for unknown addresses at every address without a page", async () => {
    await open("/nothing");
    await untilShown("404.html");
    expect(screen.getByText("Shown at /nothing")).toBeVisible();
  });

  it("comes when it has been loaded, if the history leads to a page that was not", async () => {
    await open("/events");
    window.history.pushState(null, "", "/team");
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    await untilShown("team");
  });

  it("remembers how far it was scrolled in browsers that block the storage", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    await open("/team");
    await scrollTo(90);
    await follow("/events");
    await untilShown("events");
    act(() => window.history.back());
    await untilShown("team");
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 90);
  });
});
