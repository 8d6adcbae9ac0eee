import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ProgressPanel } from "../../../../../src/components/my-class/progress/ProgressPanel";
import { markModule, progressReport } from "../../../../../src/domain/my-class/progress";
import { noProgress, type Progress } from "../../../../../src/domain/my-class/stored-progress";
import { noMarks } from "../../../../../src/domain/problems/marks";
import { courseWith } from "../../../../support/components/courses";

const course = courseWith();

let current: Progress;

function Place({ before }: { readonly before: Progress }) {
  const [progress, setProgress] = useState(before);
  current = progress;
  return (
    <ProgressPanel
      member={{ name: "Eva" }}
      courses={[course]}
      progress={progress}
      marks={noMarks}
      onChange={(change) => setProgress(change({ progress, marks: noMarks }).progress)}
      onReset={() => setProgress(noProgress)}
      isKept
    />
  );
}

const helloDone = markModule(noProgress, course, "hello", true);
const listsDone = markModule(noProgress, course, "lists", true);
const exported = progressReport("Eva", listsDone, [course], new Date("2026-11-21T06:00:00Z"));

/** Presses Import, and chooses this file in what the browser opens then. */
async function importFile(content: string, name = "myclass-progress.json"): Promise<void> {
  const user = userEvent.setup();
  const input = screen.getByLabelText("Exported progress file", { selector: "input" });
  const opened = jest.spyOn(HTMLInputElement.prototype, "click");
  await user.click(screen.getByRole("button", { name: "Import progress" }));
  expect(opened.mock.contexts).toEqual([input]);
  opened.mockRestore();
  // jsdom can't read files.
  const file = Object.assign(new File([content], name), { text: () => Promise.resolve(content) });
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
    await file.text();
  });
}

const outcome = () => screen.getAllByRole("status").at(-1);

describe("Importing progress in MyClass", () => {
  it("merges the file into the existing progress, and says so", async () => {
    render(<Place before={helloDone} />);
    await importFile(exported);
    await waitFor(() => expect(outcome()).toHaveTextContent("Imported: 1 more module is marked as completed."));
    expect(current.get("python")?.completed).toEqual(["hello", "lists"]);
  });

  it("says what is wrong with another file, and changes nothing", async () => {
    render(<Place before={helloDone} />);
    await importFile("not JSON", "notes.txt");
    await waitFor(() => expect(outcome()).toHaveTextContent("'notes.txt' is not valid JSON."));
    expect(current).toBe(helloDone);
  });

  it("does not read a file that is too large", async () => {
    render(<Place before={helloDone} />);
    await importFile(" ".repeat(1_000_001), "film.json");
    await waitFor(() => expect(outcome()).toHaveTextContent("'film.json' is too large"));
    expect(current).toBe(helloDone);
  });
});

test("resetting leaves the focus near its button, which is disabled then", async () => {
  const user = userEvent.setup();
  render(<Place before={helloDone} />);
  await user.click(screen.getByRole("button", { name: "Reset progress" }));
  await user.click(screen.getByRole("button", { name: "Yes, reset" }));
  expect(screen.getByRole("button", { name: "Reset progress" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Import progress" })).toHaveFocus();
});
