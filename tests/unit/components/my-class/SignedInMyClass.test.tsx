import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignedInMyClass } from "../../../../src/components/my-class/SignedInMyClass";
import { progressEntry } from "../../../../src/domain/my-class/progress-entry";
import { memberKey } from "../../../../src/domain/session/session";
import { courseModule, courseWith } from "../../../support/components/courses";

const member = { name: "Nadia" };
let course = courseWith();

beforeEach(() => {
  course = courseWith();
  const fetchCourses = jest.fn().mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve([course]) });
  jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  localStorage.clear();
  Object.defineProperty(window, "fetch", { configurable: true, value: fetchCourses });
});

const shownModule = (name: string) => screen.findByRole("heading", { level: 1, name });

function openAt(path: string, moduleId?: string, coursesAddress = "/data/courses.1.json"): void {
  window.history.pushState(null, "", path);
  const place = { courseId: "python", ...(moduleId !== undefined && { moduleId }) };
  render(
    <SignedInMyClass
      member={member}
      coursesAddress={coursesAddress}
      membersAddress="/data/members.of-my-class.json"
      place={place}
    />,
  );
}

test("the address of a course gives way to that of the module that was open last, to which Back then leads", async () => {
  localStorage.setItem(progressEntry(memberKey(member)), '{"python":{"completed":[],"last":"lists"}}');
  // A new entry replaces those that Back has left, including those of other tests.
  window.history.pushState(null, "", "/");
  const entries = window.history.length + 1;
  openAt("/myclass/python");
  await shownModule("Module lists");
  expect(window.location.pathname).toBe("/myclass/python/lists");
  expect(window.history.length).toBe(entries);
});

describe("A module", () => {
  it("leads to the next one without a load of the page, with the focus at its beginning, and Back to it again", async () => {
    const user = userEvent.setup();
    openAt("/myclass/python/hello", "hello");
    await shownModule("Module hello");
    await user.click(screen.getByRole("button", { name: /^Next Module: / }));
    await shownModule("Module lists");
    expect(window.location.pathname).toBe("/myclass/python/lists");
    expect(screen.getByRole("region", { name: "Module lists" })).toHaveFocus();
    expect(document.title).toBe("Module lists · Python · EPC");
    act(() => window.history.back());
    await shownModule("Module hello");
    expect(window.location.pathname).toBe("/myclass/python/hello");
  });
});

test("two tabs of a lesson agree after each step, and neither takes back what the other did", async () => {
  const quiz = ["One?", "Two?"].map((question) => ({ question, options: ["a", "b"], answer: 2, explanation: null }));
  course = courseWith([courseModule("hello", { quiz }), courseModule("lists")]);
  const user = userEvent.setup();
  openAt("/myclass/python/hello", "hello", "/data/courses.2.json");
  await shownModule("Module hello");
  const key = progressEntry(memberKey(member));
  const question = (name: string) => within(screen.getByRole("group", { name }));

  act(() => {
    const answered = { python: { completed: [], last: "hello", answers: { hello: { "One?": "b" } } } };
    localStorage.setItem(key, JSON.stringify(answered));
    window.dispatchEvent(new StorageEvent("storage", { key }));
  });
  expect(question("One?").getByRole("radio", { name: "b" })).toBeChecked();
  expect(screen.getByText("Left in this module: 1 question.")).toBeInTheDocument();

  await user.click(question("Two?").getByRole("radio", { name: "b" }));
  // Meanwhile the other tab has thought again; its event has not come yet.
  const rethought = { python: { completed: [], last: "hello", answers: { hello: { "One?": "a" } } } };
  localStorage.setItem(key, JSON.stringify(rethought));
  await user.click(question("Two?").getByRole("button", { name: "Check answer" }));
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({
    python: { answers: { hello: { "One?": "a", "Two?": "b" } } },
  });
  expect(question("One?").getByRole("radio", { name: "a" })).toBeChecked();
  expect(screen.getByText("Left in this module: 1 question.")).toBeInTheDocument();
});
