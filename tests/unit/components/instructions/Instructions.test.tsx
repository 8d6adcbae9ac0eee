import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Instructions } from "../../../../src/components/instructions/Instructions";
import { generatorForms } from "../../../../src/gatsby/pages/instructions-page";
import { changeBuildInfo } from "../../../support/build-info";

beforeEach(() => window.history.replaceState(null, "", "/instructions"));

afterEach(() => changeBuildInfo({ hasEditor: false }));

test("a form becomes a file, and switching tabs keeps the text", async () => {
  changeBuildInfo({ hasEditor: true });
  const user = userEvent.setup();
  render(<Instructions forms={generatorForms()} />);
  await user.click(screen.getByRole("tab", { name: "Events" }));
  expect(window.location.hash).toBe("#events");
  await user.type(screen.getByRole("textbox", { name: /^Event ID/ }), "code-night");
  await user.type(screen.getByRole("textbox", { name: /^Title/ }), "100% C#");
  await user.type(screen.getByRole("textbox", { name: "Prizes" }), " a, , b ");
  await user.type(screen.getByRole("textbox", { name: "Maximum participants" }), "60");
  await user.click(screen.getByRole("tab", { name: "Members" }));
  await user.click(screen.getByRole("tab", { name: "Events" }));
  // A click does nothing of itself here (jsdom-setup).
  fireEvent.submit(screen.getByRole("form", { name: "New Event" }));
  const dialog = screen.getByRole("dialog", { name: "Generated Code" });
  expect(JSON.parse(within(dialog).getByLabelText("Code").textContent)).toEqual({
    id: "code-night",
    title: "100% C#",
    prizes: ["a", "b"],
    maxParticipants: 60,
  });
  const download = within(dialog).getByRole("link", { name: /code-night\.json/ });
  expect(download).toHaveAttribute("download", "code-night.json");
  expect(download).toHaveAttribute("href", expect.stringContaining("100%25%20C%23"));
  expect(within(dialog).getByRole("link", { name: "Open in the editor" })).toHaveAttribute(
    "href",
    "/admin#/collections/events/new?id=code-night&title=100%25+C%23&prizes=a&prizes=b&maxParticipants=60",
  );
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the editor is not offered where none can be opened", async () => {
  const user = userEvent.setup();
  render(<Instructions forms={generatorForms()} />);
  await user.type(screen.getByRole("textbox", { name: /^Title/ }), "Code Night");
  fireEvent.submit(screen.getByRole("form", { name: "New Post" }));
  const dialog = screen.getByRole("dialog", { name: "Generated Code" });
  expect(within(dialog).queryByRole("link", { name: "Open in the editor" })).toBeNull();
});

test("what the check would report is shown while the editor types, and blocks nothing", async () => {
  const user = userEvent.setup();
  render(<Instructions forms={generatorForms()} />);
  await user.click(screen.getByRole("tab", { name: "Members" }));
  await user.type(screen.getByRole("textbox", { name: /^Session/ }), "2023");
  expect(await screen.findByText("Session is '2023', expected two years such as 2023-2024.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Generate Code" })).toBeEnabled();
});

test("screen readers read all errors of a field with it", async () => {
  const user = userEvent.setup();
  render(<Instructions forms={generatorForms()} />);
  await user.click(screen.getByRole("tab", { name: "Events" }));
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-01-01" } });
  await user.selectOptions(screen.getByRole("combobox", { name: "Repeats" }), "weekly");
  fireEvent.change(screen.getByLabelText("Repeats until"), { target: { value: "2026-06-01" } });
  const field = screen.getByRole("textbox", { name: "Except on" });
  fireEvent.change(field, { target: { value: "2026-02-30, 2026-02-31" } });
  expect(await screen.findByText(/^Except on is '2026-02-31'/)).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Except on is '2026-02-30'.*Except on is '2026-02-31'/);
});

test("tabs are turned with the arrow keys", async () => {
  const user = userEvent.setup();
  render(<Instructions forms={generatorForms()} />);
  screen.getByRole("tab", { name: "Posts" }).focus();
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Problem sheets" })).toHaveFocus();
  expect(screen.getByRole("tabpanel", { name: "Problem sheets" })).toBeVisible();
  await user.keyboard("{Home}");
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Posts");
});

test("an entry that is removed leaves the focus on the button beside it", async () => {
  const user = userEvent.setup();
  render(<Instructions forms={generatorForms()} />);
  const form = within(screen.getByRole("form", { name: "New Post" }));
  const add = form.getByRole("button", { name: /^Add to Media/ });
  await user.click(add);
  await user.click(add);
  await user.click(form.getByRole("button", { name: /^Remove Media 1/ }));
  expect(form.getByRole("button", { name: /^Remove Media 1/ })).toHaveFocus();
  await user.click(form.getByRole("button", { name: /^Remove Media 1/ }));
  expect(add).toHaveFocus();
});
