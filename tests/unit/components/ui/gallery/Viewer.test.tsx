import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../../../../src/components/ui/gallery/Gallery";
import type { GalleryItem } from "../../../../../src/domain/gallery/gallery";

const picture = (name: string): GalleryItem => ({
  alt: name,
  thumbnail: { src: `/static/${name}-small.jpg`, width: 360, height: 270 },
  full: { src: `/static/${name}.jpg`, width: 1280, height: 960 },
});
const video: GalleryItem = { alt: "A clip", video: "/static/clip.mp4", poster: "/static/clip.jpg" };
const items = [picture("robot"), video, picture("team")];

const viewer = () => screen.getByRole("dialog", { name: "Showcase" });
const counter = () => within(viewer()).getByText(/^\d+ \/ \d+$/).textContent;

async function open(name: RegExp, shown: readonly GalleryItem[] = items) {
  render(<Gallery label="Showcase" items={shown} />);
  await userEvent.click(screen.getByRole("link", { name }));
}

describe("A gallery", () => {
  it("leads to the files themselves without JavaScript", () => {
    render(<Gallery label="Showcase" items={items} />);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/static/robot.jpg", "/static/clip.mp4", "/static/team.jpg"]);
    expect(screen.getByRole("link", { name: "Play video 2 of 3: A clip" })).toBeVisible();
  });

  it("shows the default thumbnail of a video that has none, or whose own fails", () => {
    const withThumbnail = { ...video, thumbnail: { src: "/static/gone.jpg" } };
    const { container } = render(<Gallery label="Showcase" items={[video, withThumbnail]} />);
    const sources = () => [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(sources()).toEqual(["/video-thumbnail.svg", "/static/gone.jpg"]);
    const [, failing] = container.querySelectorAll("img");
    if (failing) fireEvent.error(failing);
    expect(sources()).toEqual(["/video-thumbnail.svg", "/video-thumbnail.svg"]);
  });
});

describe("The full-screen viewer", () => {
  it("reacts to the arrow keys, unless they are for the browser or the video", async () => {
    await open(/Open picture 1/);
    await userEvent.keyboard("{ArrowLeft}");
    expect(counter()).toBe("3 / 3");
    await userEvent.keyboard("{ArrowLeft}");
    expect(counter()).toBe("2 / 3");
    fireEvent.keyDown(screen.getByLabelText("A clip"), { key: "ArrowRight" });
    fireEvent.keyDown(viewer(), { key: "ArrowRight", altKey: true });
    expect(counter()).toBe("2 / 3");
  });

  it("plays a video at once, with controls and words for browsers that can't", async () => {
    await open(/Play video/);
    const player = within(viewer()).getByLabelText("A clip");
    expect(player).toHaveAttribute("src", "/static/clip.mp4");
    expect(player).toHaveAttribute("poster", "/static/clip.jpg");
    expect(player).toHaveAttribute("controls");
    expect(player).toHaveAttribute("autoplay");
    expect(player).toHaveAttribute("playsinline");
    expect(player).toHaveTextContent("Your browser does not support the video tag.");
  });

  it("follows a finger, but not on the controls of a video", async () => {
    await open(/Open picture 1/);
    const swipe = (element: Element, from: number, to: number, down = 0) => {
      fireEvent.touchStart(element, { touches: [{ clientX: from, clientY: 10, target: element }] });
      fireEvent.touchEnd(element, { changedTouches: [{ clientX: to, clientY: 10 + down }] });
    };
    swipe(screen.getByRole("figure"), 300, 200);
    expect(counter()).toBe("2 / 3");
    swipe(screen.getByLabelText("A clip"), 300, 200);
    expect(counter()).toBe("2 / 3");
    swipe(screen.getByRole("figure"), 200, 220);
    expect(counter()).toBe("2 / 3");
    swipe(screen.getByRole("figure"), 200, 245, 350);
    expect(counter()).toBe("2 / 3");
    swipe(screen.getByRole("figure"), 200, 300);
    expect(counter()).toBe("1 / 3");
  });

  it("closes by its button and on Escape, and gives the focus back", async () => {
    await open(/Open picture 1/);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const opener = screen.getByRole("link", { name: /Open picture 1/ });
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    // The effect of Escape in a modal dialog of a browser.
    fireEvent(viewer(), new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("asks for its neighbours, and only while it is open", async () => {
    const asked: string[] = [];
    jest.spyOn(window, "Image").mockImplementation(function image() {
      const element = document.createElement("img");
      Object.defineProperty(element, "src", { set: (address: string) => asked.push(address) });
      return element;
    });
    render(<Gallery label="Showcase" items={items} />);
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole("link", { name: /Open picture 1/ }));
    expect(asked).toEqual(["/static/clip.jpg", "/static/team.jpg"]);
  });
});
