import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EditLink } from "../../../../src/components/layout/EditLink";
import { ScrollToTop } from "../../../../src/components/layout/ScrollToTop";
import { SkipLink } from "../../../../src/components/layout/SkipLink";
import { markPage } from "../../../../src/components/start/mark-page";
import { rememberEditor } from "../../../../src/hooks/storage/editor-mark";
import { isLeftToBrowser } from "../../../support/components/is-left-to-browser";
import { prefersLessMotion, setMedia } from "../../../support/components/media";

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

  it("leads to the content without changing the address", async () => {
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

  it("leads into the editor; the style sheet shows it on an editor's device", () => {
    render(<EditLink to={address} path="/events/x" />);
    expect(screen.getByRole("link", { name: "Edit this page" })).toHaveAttribute("href", address);
    markPage([]);
    expect(document.documentElement).not.toHaveAttribute("data-editor");
    rememberEditor();
    markPage([]);
    expect(document.documentElement).toHaveAttribute("data-editor");
    delete document.documentElement.dataset.editor;
    delete document.documentElement.dataset.script;
  });

  it("of a workshop has the attendance sheet beside it", () => {
    render(<EditLink to={address} path="/workshops/git" />);
    const sheet = screen.getByRole("link", { name: "Attendance sheet" });
    expect(sheet).toHaveAttribute("href", "/workshops/git/attendance");
  });

  it.each(["/events/x", "/workshop", "/workshops/git/attendance"])("at %s has no attendance sheet", (path) => {
    render(<EditLink to={address} path={path} />);
    expect(screen.queryByRole("link", { name: "Attendance sheet" })).toBeNull();
  });
});
