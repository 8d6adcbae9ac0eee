import { act, fireEvent, render, screen } from "@testing-library/react";
import { GalleryPage } from "../../../../src/components/gallery/GalleryPage";
import { changeAddress } from "../../../../src/hooks/useAddress";
import type { GalleryPost } from "../../../../src/domain/gallery/gallery";
import { fakeSite } from "../../../support/components/fake-site";
import { fakeIntersections, intersect } from "../../../support/components/intersections";

const post = (id: number): GalleryPost => ({
  id,
  title: `Post number ${id}`,
  description: null,
  date: null,
  category: null,
  tags: [],
  media: [],
});

/** `count` posts with ids from 1, in one file. */
function galleryOf(count: number, url: string) {
  const posts = Array.from({ length: count }, (_, index) => post(count - index));
  const chunks = count === 0 ? [] : [{ url, first: 1, last: count }];
  return { posts, source: { posts: posts.slice(0, 5), total: count, chunks } };
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const status = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");

/** A page whose bottom is far away, or so near that the next batch is loaded. */
function placeBottom(pageHeight: number): void {
  Object.defineProperty(document.documentElement, "scrollHeight", { value: pageHeight, configurable: true });
  Object.defineProperty(document.documentElement, "clientHeight", { value: 900, configurable: true });
}

function scrollNearBottom(pageHeight = 900): void {
  placeBottom(pageHeight);
  fireEvent.scroll(window);
}

const wait = (duration: number) => act(() => jest.advanceTimersByTimeAsync(duration));

const site = fakeSite();

beforeEach(() => {
  jest.useFakeTimers();
  placeBottom(10_000);
  fakeIntersections();
  // The list ends far below the window.
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 9000, 100, 100));
});

/** Comes near the bottom until so many posts are there. */
async function loadUntil(count: number): Promise<void> {
  scrollNearBottom(1700);
  while (screen.getAllByRole("listitem").length < count) await wait(500);
  placeBottom(10_000);
}

function firstBlock(): Element {
  const block = screen.getAllByRole("listitem")[0]?.parentElement;
  if (!block) throw new Error("The posts are in no block");
  return block;
}

let visits = 0;

/** Each test is a new visit with other file names, since loaded data is kept. */
function show(count: number, hash = "") {
  visits += 1;
  const file = `/data/posts/${visits}.json`;
  const { posts, source } = galleryOf(count, file);
  site.files = { [file]: posts };
  window.history.replaceState(null, "", `/post${hash}`);
  const draw = () => render(<GalleryPage source={source} nextId={posts[5]?.id ?? null} />);
  const { unmount } = draw();
  const goTo = (at: string) => act(() => changeAddress(at, "push"));
  return { file, goTo, comeBack: draw, unmount };
}

describe("The gallery", () => {
  it("begins with five posts, the newest first, and asks for nothing", () => {
    show(14);
    expect(titles()).toEqual([14, 13, 12, 11, 10].map((id) => `Post number ${id}`));
    expect(site.asked).toEqual([]);
  });

  it("loads five more near the bottom, half a second later, once", async () => {
    show(14);
    scrollNearBottom(1700);
    fireEvent.scroll(window);
    expect(status()).toBe("Loading more posts...");
    placeBottom(10_000);
    await wait(499);
    expect(titles()).toHaveLength(5);
    await wait(1);
    expect(titles()).toHaveLength(10);
    expect(status()).toBe("");
    expect(site.asked).toHaveLength(1);
  });

  it("says so at the end and asks for no more", async () => {
    show(12);
    scrollNearBottom();
    await wait(500);
    await wait(500);
    expect(titles()).toHaveLength(12);
    expect(status()).toBe("You've reached the end of our gallery!");
    await wait(5000);
    expect(site.asked).toHaveLength(1);
  });

  it("offers another try when loading failed", async () => {
    show(14);
    site.isOnline = false;
    scrollNearBottom();
    await wait(500);
    expect(status()).toBe("The next posts could not be loaded.");
    await wait(5000);
    expect(site.asked).toHaveLength(1);
    site.isOnline = true;
    placeBottom(10_000);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    // The button is gone: the next Tab leads to the posts that come.
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getAllByRole("button", { name: /^Share/ }).at(-1)).toHaveFocus();
    await wait(500);
    expect(titles()).toHaveLength(10);
  });

  it("is as long as before for a reader who comes back", async () => {
    const { unmount, comeBack } = show(14);
    fireEvent.click(screen.getByRole("link", { name: "More posts" }));
    await wait(500);
    unmount();
    comeBack();
    await wait(0);
    expect(titles()).toHaveLength(10);
  });

  it("keeps of posts that are far away nothing but their height and their places once the list is long", async () => {
    show(60);
    await loadUntil(55);
    const [first] = screen.getAllByRole("listitem");
    expect(first).toHaveAttribute("aria-posinset", "1");
    expect(first).toHaveAttribute("aria-setsize", "60");
    const block = firstBlock();
    act(() => void intersect(block, false));
    expect(screen.getAllByRole("listitem")).toHaveLength(45);
    expect(block).toHaveStyle({ height: "1200px" });
    act(() => void intersect(block, true));
    expect(screen.getAllByRole("listitem")).toHaveLength(55);
  });

  it("says so when it is empty", () => {
    show(0);
    expect(screen.getByText("No posts yet")).toBeVisible();
  });
});

describe("An address that names a post", () => {
  it("shows only that post, highlights it for a second and scrolls to it after half of one", async () => {
    const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 300, 100, 100));
    show(14, "#13");
    expect(titles()).toEqual(["Post number 13"]);
    const frame = screen.getByRole("article").parentElement;
    expect(frame).toHaveClass("highlighted");
    await wait(499);
    expect(scrollTo).not.toHaveBeenCalled();
    await wait(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 220, behavior: "smooth" });
    await wait(499);
    expect(frame).toHaveClass("highlighted");
    await wait(1);
    expect(frame).not.toHaveClass("highlighted");
  });

  it("brings a post that the page does not hold", async () => {
    show(14, "#2");
    expect(screen.getByRole("status")).toHaveTextContent("Loading the post...");
    await wait(0);
    expect(titles()).toEqual(["Post number 2"]);
  });

  it("says so in view if there is no such post, without requesting it", () => {
    // As browsers of today answer; effects must not hand it on.
    const promise = (): unknown => Promise.resolve();
    const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(promise);
    const { goTo } = show(14, "#99");
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByText("Post Not Found")).toBeVisible();
    expect(screen.getByRole("link", { name: "View All Posts" })).toHaveAttribute("href", "/post");
    expect(site.asked).toEqual([]);
    goTo("");
    expect(titles()).toHaveLength(5);
  });

  it("gives way to another address", () => {
    const { goTo } = show(14, "#13");
    goTo("");
    expect(titles()).toHaveLength(5);
    goTo("#12");
    expect(titles()).toEqual(["Post number 12"]);
  });
});
