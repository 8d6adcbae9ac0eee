import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NavigationBar } from "../../../../../src/components/layout/bar/NavigationBar";
import { AuthProvider } from "../../../../../src/components/session/AuthProvider";
import { club } from "../../../../support/components/club";

const hamburger = () => screen.getByRole("button", { name: "Menu" });
const menu = () => screen.getByRole("navigation", { name: "Main" });

function setup(path = "/") {
  render(<NavigationBar club={club} path={path} />, { wrapper: AuthProvider });
  return { user: userEvent.setup() };
}

describe("The navigation bar", () => {
  it("has its links in their order, and Join Us", () => {
    setup();
    const links = within(menu()).getAllByRole("link");
    expect(links.slice(0, 5).map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Events", "/events"],
      ["Workshop", "/workshop"],
      ["Notice", "/notice"],
      ["Post", "/post"],
      ["Team", "/team"],
    ]);
    expect(within(menu()).getByRole("link", { name: "Join Us" })).toHaveAttribute("href", "/registration");
    expect(screen.getByRole("link", { name: "EPC, home" })).toHaveAttribute("href", "/");
  });

  it.each([
    ["/events", "page"],
    ["/events/code-sprint", "true"],
    ["/eventsx", null],
    ["/", null],
  ])("at %s marks Events as %j", (path, current) => {
    setup(path);
    expect(screen.getByRole("link", { name: "Events" }).getAttribute("aria-current")).toBe(current);
  });
});

describe("The hamburger", () => {
  it("opens and closes the menu that it names", async () => {
    const { user } = setup();
    expect(document.getElementById(hamburger().getAttribute("aria-controls") ?? "")).toBe(menu());
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
    await user.click(hamburger());
    expect(hamburger()).toHaveAttribute("aria-expanded", "true");
    await user.click(hamburger());
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
  });

  it("leads with Tab to the first link of the open menu, and from the last one to the search", async () => {
    const { user } = setup();
    hamburger().focus();
    await user.keyboard("{Enter}{Tab}");
    expect(within(menu()).getByRole("link", { name: "Events" })).toHaveFocus();
    within(menu()).getByRole("link", { name: "Login" }).focus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Search" })).toHaveFocus();
    expect(hamburger()).toHaveAttribute("aria-expanded", "true");
  });

  it("closes when a link is chosen, of Quick Links too, even if it leads to the same page", async () => {
    const { user } = setup("/events");
    for (const name of ["Events", "Members", "Join Us", "EPC, home"]) {
      await user.click(hamburger());
      await user.click(screen.getByRole("link", { name }));
      expect(hamburger()).toHaveAttribute("aria-expanded", "false");
    }
  });

  it("closes with a press outside of the bar", async () => {
    const { user } = setup();
    await user.click(hamburger());
    await user.click(document.body);
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
  });

  it("closes with Escape and gets the focus back, from wherever in the menu it was", async () => {
    const { user } = setup();
    await user.click(hamburger());
    within(menu()).getByRole("link", { name: "Team" }).focus();
    await user.keyboard("{Escape}");
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
    expect(hamburger()).toHaveFocus();
  });

  it("gets the focus back with Escape when Quick Links are open inside the menu", async () => {
    const { user } = setup();
    await user.click(hamburger());
    await user.click(screen.getByRole("button", { name: "Quick Links" }));
    await user.keyboard("{Escape}");
    expect(hamburger()).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("button", { name: "Quick Links" })).toHaveAttribute("aria-expanded", "false");
    expect(hamburger()).toHaveFocus();
  });
});
