import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NavigationBar, ThemeSwitch } from "../../../../../src/components/layout/bar/NavigationBar";
import { AuthProvider } from "../../../../../src/components/session/AuthProvider";
import { club } from "../../../../support/components/club";
import { builtHtml, hydrate } from "../../../../support/components/hydrate";
import { prefersDark, setMedia } from "../../../../support/components/media";

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
    const names = ["Events", "Workshop", "Notice", "Post", "Team"];
    expect(links.slice(0, 5)).toEqual(names.map((name) => within(menu()).getByRole("link", { name })));
    expect(links.slice(0, 5).map((link) => link.getAttribute("href"))).toEqual([
      "/events",
      "/workshop",
      "/notice",
      "/post",
      "/team",
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
});

const toggle = () => screen.getByRole("button", { name: "Dark theme" });
const isDark = () => toggle().getAttribute("aria-pressed") === "true";
const chosen = () => document.documentElement.dataset.theme;

function setInOtherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

describe("The theme switch", () => {
  it("follows the system and its changes while nothing was chosen", () => {
    setMedia(prefersDark, true);
    render(<ThemeSwitch />);
    expect(isDark()).toBe(true);
    act(() => setMedia(prefersDark, false));
    expect(isDark()).toBe(false);
    expect(chosen()).toBeUndefined();
    expect(localStorage.getItem("theme")).toBeNull();
  });

  it("switches, remembers the choice and says what the next press does", async () => {
    const user = userEvent.setup();
    render(<ThemeSwitch />);
    expect(toggle()).toHaveAttribute("data-tip", "Switch to the dark theme");
    await user.click(toggle());
    expect(isDark()).toBe(true);
    expect(chosen()).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(toggle()).toHaveAttribute("data-tip", "Switch to the light theme");
    await user.click(toggle());
    expect(chosen()).toBe("light");
    expect(localStorage.getItem("theme")).toBe("light");
  });

  it("follows a choice made in another tab", () => {
    render(<ThemeSwitch />);
    act(() => setInOtherTab("theme", "dark"));
    expect(isDark()).toBe(true);
  });

  it("says nothing of the theme in the built HTML, which is for both, and becomes interactive without a mismatch", () => {
    setMedia(prefersDark, true);
    const html = builtHtml(<ThemeSwitch />);
    expect(html).not.toContain("aria-pressed");
    expect(html).not.toMatch(/data-tip="Switch to the (?:light|dark) theme"/);
    hydrate(<ThemeSwitch />);
    expect(isDark()).toBe(true);
  });
});
