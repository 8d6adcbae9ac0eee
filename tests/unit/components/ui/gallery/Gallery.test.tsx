import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../../../../src/components/ui/gallery/Gallery";
import { isLeftToBrowser } from "../../../../support/components/is-left-to-browser";

const pictures = ["One", "Two", "Three"].map((alt) => ({
  alt,
  thumbnail: { src: `/small/${alt}.jpg` },
  full: { src: `/large/${alt}.jpg` },
}));

const link = (number: number) => screen.getByRole("link", { name: new RegExp(`^Open picture ${number} of 3`) });
const dialog = () => screen.queryByRole("dialog", { name: "Event Gallery" });
const shownPicture = () => within(screen.getByRole("dialog")).getByRole("img").getAttribute("src");

beforeEach(() => {
  render(<Gallery label="Event Gallery" items={pictures} />);
});

describe("A gallery", () => {
  it("has a link for each picture that works without JavaScript and says what it shows", () => {
    expect(screen.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual([
      "/large/One.jpg",
      "/large/Two.jpg",
      "/large/Three.jpg",
    ]);
    expect(screen.getByRole("link", { name: "Open picture 2 of 3: Two" })).toBeInTheDocument();
  });

  it("opens the picture that was chosen, large, without leaving the page", async () => {
    expect(isLeftToBrowser(link(2))).toBe(false);
    await screen.findByRole("dialog");
    expect(shownPicture()).toBe("/large/Two.jpg");
    expect(screen.getByText("2 / 3")).toBeInTheDocument();
  });

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
    "leaves a press with %s to the browser, which opens or saves it",
    (key) => {
      expect(isLeftToBrowser(link(1), { [key]: true })).toBe(true);
    },
  );

  it("moves on, around at both ends, and gives the focus back when it is closed", async () => {
    const user = userEvent.setup();
    await user.click(link(3));
    await user.click(await screen.findByRole("button", { name: "Next" }));
    expect(shownPicture()).toBe("/large/One.jpg");
    await user.click(screen.getByRole("button", { name: "Previous" }));
    expect(shownPicture()).toBe("/large/Three.jpg");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(dialog()).toBeNull();
    expect(link(3)).toHaveFocus();
  });
});
