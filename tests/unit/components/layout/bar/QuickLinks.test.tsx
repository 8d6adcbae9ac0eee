import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuickLinks } from "../../../../../src/components/layout/bar/QuickLinks";
import { club } from "../../../../support/components/club";

const button = () => screen.getByRole("button", { name: "Quick Links" });
const isOpen = () => button().getAttribute("aria-expanded") === "true";
const link = (name: string | RegExp) => within(screen.getByRole("list")).getByRole("link", { name });

function setup({ of = club, path = "/" } = {}) {
  const onChoose = jest.fn();
  render(
    <>
      <QuickLinks club={of} path={path} onChoose={onChoose} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), onChoose };
}

/** The arrow keys move the focus with the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe("Quick Links", () => {
  it("have their links in their order", () => {
    setup();
    expect(
      within(screen.getByRole("list"))
        .getAllByRole("link")
        .map((each) => each.getAttribute("href")),
    ).toEqual(["/member", "/advisor", "/post", "/discord", "https://cp.example.org", "/sub-community", "/blog"]);
    expect(link(/^EPC-CF/)).toHaveAttribute("target", "_blank");
  });

  it("are closed at first, open with a press and close with another", async () => {
    const { user } = setup();
    expect(isOpen()).toBe(false);
    await user.click(button());
    expect(isOpen()).toBe(true);
    await user.click(button());
    expect(isOpen()).toBe(false);
  });

  it("close when the focus leaves them", async () => {
    const { user } = setup();
    await user.click(button());
    link("Blog").focus();
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it("close with Escape and give the focus back to their button", async () => {
    const { user } = setup();
    await user.click(button());
    link("Advisors").focus();
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it("are walked through with the arrow keys, around at both ends", async () => {
    const { user } = setup();
    button().focus();
    const press = async (key: string) => {
      await user.keyboard(key);
      await nextFrame();
    };
    await press("{ArrowDown}");
    expect(isOpen()).toBe(true);
    expect(link("Members")).toHaveFocus();
    await press("{ArrowDown}");
    expect(link("Advisors")).toHaveFocus();
    await press("{ArrowUp}");
    await press("{ArrowUp}");
    expect(link("Blog")).toHaveFocus();
    await press("{ArrowDown}");
    expect(link("Members")).toHaveFocus();
  });

  it("mark the page that the reader is on", () => {
    setup({ path: "/member" });
    expect(link("Members")).toHaveAttribute("aria-current", "page");
    expect(link("Advisors")).not.toHaveAttribute("aria-current");
  });
});
