import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeSwitch } from "../../../../../src/components/layout/bar/ThemeSwitch";
import { builtHtml, hydrate } from "../../../../support/components/hydrate";
import { prefersDark, setMedia } from "../../../../support/components/media";

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

  it("keeps to the choice when the system changes", async () => {
    render(<ThemeSwitch />);
    await userEvent.setup().click(toggle());
    act(() => setMedia(prefersDark, true));
    act(() => setMedia(prefersDark, false));
    expect(isDark()).toBe(true);
  });

  it("begins with the choice that was applied before the first paint", () => {
    setMedia(prefersDark, true);
    document.documentElement.dataset.theme = "light";
    render(<ThemeSwitch />);
    expect(isDark()).toBe(false);
  });

  it("takes no other word for a theme", () => {
    document.documentElement.dataset.theme = "purple";
    render(<ThemeSwitch />);
    expect(isDark()).toBe(false);
  });

  it("works for the life of the page where storage is blocked", async () => {
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    render(<ThemeSwitch />);
    await userEvent.setup().click(toggle());
    expect(setItem).toHaveBeenCalled();
    expect(isDark()).toBe(true);
    expect(chosen()).toBe("dark");
  });

  it("follows a choice made in another tab", () => {
    render(<ThemeSwitch />);
    act(() => setInOtherTab("theme", "dark"));
    expect(isDark()).toBe(true);
  });

  it("follows a choice that another tab made before the application was loaded", () => {
    document.documentElement.dataset.theme = "light";
    localStorage.setItem("theme", "dark");
    hydrate(<ThemeSwitch />);
    expect(chosen()).toBe("dark");
    expect(isDark()).toBe(true);
  });

  it.each([
    ["theme", "purple"],
    ["theme", null],
    ["currentMember", "dark"],
  ])("ignores %s set to %j in another tab", (key, newValue) => {
    render(<ThemeSwitch />);
    act(() => setInOtherTab(key, newValue));
    expect(isDark()).toBe(false);
    expect(chosen()).toBeUndefined();
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
