import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EditLink, ScrollToTop, SkipLink } from "../../../../src/components/layout/Layout";
import { markPage } from "../../../../src/components/start/mark-page";
import { EDITOR_MARK, rememberEditor } from "../../../../src/hooks/editor/editor-mark";
import { builtHtml, hydrate } from "../../../support/components/hydrate";
import { isLeftToBrowser } from "../../../support/components/is-left-to-browser";
import { prefersLessMotion, setMedia } from "../../../support/components/media";
import { blockStorage } from "../../../support/components/block-storage";

const main = <main id="main" tabIndex={-1} />;

describe("The skip link", () => {
  const link = () => screen.getByRole("link", { name: "Skip to content" });

  beforeEach(() => {
    window.history.replaceState(null, "", "/member#codeforces");
    Element.prototype.scrollIntoView = jest.fn();
    render(
      <>
        <SkipLink />
        {main}
      </>,
    );
  });

  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });

  it("leads to the content, and leaves the address as it is", async () => {
    await userEvent.setup().click(link());
    expect(screen.getByRole("main")).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe("#codeforces");
  });

  it("is a plain link for a reader who asks for another tab", () => {
    expect(link()).toHaveAttribute("href", "#main");
    expect(isLeftToBrowser(link(), { ctrlKey: true })).toBe(true);
  });
});

test.each([
  [false, "smooth"],
  [true, "auto"],
])(
  "with less motion wanted %s the way back up scrolls in a way that is %s, and moves the focus up too",
  async (less, behavior) => {
    setMedia(prefersLessMotion, less);
    render(
      <>
        {main}
        <ScrollToTop />
      </>,
    );
    await userEvent.setup().click(screen.getByRole("button", { name: "Scroll to top" }));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior });
    expect(screen.getByRole("main")).toHaveFocus();
  },
);

describe("'Edit this page'", () => {
  const address = "/admin#/collections/events/entries/x";
  const ofEvent = <EditLink to={address} path="/events/x" />;
  const link = () => screen.queryByRole("link", { name: "Edit this page" });

  afterEach(() => {
    delete document.documentElement.dataset.editor;
    delete document.documentElement.dataset.script;
  });

  it("is not shown to readers, and takes no room", () => {
    render(ofEvent);
    markPage([]);
    expect(link()).toBeNull();
    expect(document.documentElement).not.toHaveAttribute("data-editor");
  });

  it("is shown on a device that has opened the editor, with its room kept before", () => {
    rememberEditor();
    markPage([]);
    expect(document.documentElement).toHaveAttribute("data-editor");
    render(ofEvent);
    expect(link()).toHaveAttribute("href", address);
  });

  it("is not in the built HTML, so that a reader's page and an editor's begin alike", () => {
    rememberEditor();
    expect(builtHtml(ofEvent)).not.toContain("Edit");
    hydrate(ofEvent);
    expect(link()).toBeInTheDocument();
  });

  it.each([
    ["comes back from the editor", new Event("pageshow")],
    ["opens the editor in another tab", new StorageEvent("storage", { key: EDITOR_MARK })],
  ])("appears when someone %s", (_, event) => {
    render(ofEvent);
    // The editor is another page: this one hears of it only by the event.
    localStorage.setItem(EDITOR_MARK, "opened");
    expect(link()).toBeNull();
    act(() => void window.dispatchEvent(event));
    expect(link()).toBeInTheDocument();
  });

  it("of a workshop has the attendance sheet beside it", () => {
    rememberEditor();
    render(<EditLink to={address} path="/workshops/git" />);
    const sheet = screen.getByRole("link", { name: "Attendance sheet" });
    expect(sheet).toHaveAttribute("href", "/workshops/git/attendance");
  });

  it.each(["/events/x", "/workshop", "/workshops/git/attendance"])("at %s has no attendance sheet", (path) => {
    rememberEditor();
    render(<EditLink to={address} path={path} />);
    expect(screen.queryByRole("link", { name: "Attendance sheet" })).toBeNull();
  });

  it("stays away where the browser blocks its storage", () => {
    blockStorage();
    rememberEditor();
    markPage([]);
    render(ofEvent);
    expect(link()).toBeNull();
  });
});
