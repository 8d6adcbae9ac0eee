import { act, render, screen } from "@testing-library/react";
import { EditLink } from "../../../../src/components/layout/EditLink";
import { markPage } from "../../../../src/components/start/mark-page";
import { EDITOR_MARK, rememberEditor } from "../../../../src/hooks/editor/editor-mark";
import { builtHtml, hydrate } from "../../../support/components/hydrate";

const address = "/admin#/collections/events/entries/x";
const link = () => screen.queryByRole("link", { name: "Edit this page" });

afterEach(() => {
  delete document.documentElement.dataset.editor;
  delete document.documentElement.dataset.script;
});

describe("'Edit this page'", () => {
  it("is not shown to readers, and takes no room", () => {
    render(<EditLink to={address} path="/events/x" />);
    markPage([]);
    expect(link()).toBeNull();
    expect(document.documentElement).not.toHaveAttribute("data-editor");
  });

  it("is shown on a device that has opened the editor, with its room kept before", () => {
    rememberEditor();
    markPage([]);
    expect(document.documentElement).toHaveAttribute("data-editor");
    render(<EditLink to={address} path="/events/x" />);
    expect(link()).toHaveAttribute("href", address);
  });

  it("is not in the built HTML, so that a reader's page and an editor's begin alike", () => {
    rememberEditor();
    expect(builtHtml(<EditLink to={address} path="/events/x" />)).not.toContain("Edit");
    hydrate(<EditLink to={address} path="/events/x" />);
    expect(link()).toBeInTheDocument();
  });

  it.each([
    ["comes back from the editor", new Event("pageshow")],
    ["opens the editor in another tab", new StorageEvent("storage", { key: EDITOR_MARK })],
  ])("appears when someone %s", (_, event) => {
    render(<EditLink to={address} path="/events/x" />);
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
    for (const method of ["getItem", "setItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("Access is denied", "SecurityError");
      });
    rememberEditor();
    markPage([]);
    render(<EditLink to={address} path="/events/x" />);
    expect(link()).toBeNull();
  });
});
