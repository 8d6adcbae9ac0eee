import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearNotes, showNotes } from "../../../../src/cms/saving/notes";

afterEach(clearNotes);

describe("Notes in the corner of the editor", () => {
  it("announce at once why an entry is refused, and warnings politely", () => {
    showNotes("Not saved:", ["Title is missing.", "Fee is 'five'."], "refused");
    expect(screen.getByRole("alert")).toHaveTextContent("Not saved:Title is missing.Fee is 'five'.");
    showNotes("Saved.", ["Date is doubtful."], "doubt");
    expect(screen.getByRole("status")).toHaveTextContent("Date is doubtful.");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("go away when they are closed", async () => {
    showNotes("Not saved:", ["Title is missing."], "refused");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("go away when there is nothing more to say", () => {
    showNotes("Not saved:", ["Title is missing."], "refused");
    showNotes("Saved.", [], "doubt");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("show content as text, not as HTML", () => {
    showNotes("Not saved:", ["Title is '<b>A</b>'."], "refused");
    expect(screen.getByRole("listitem")).toHaveTextContent("Title is '<b>A</b>'.");
  });
});
