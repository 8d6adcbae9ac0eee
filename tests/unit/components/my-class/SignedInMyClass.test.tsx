import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignedInMyClass } from "../../../../src/components/my-class/SignedInMyClass";
import { progressEntry } from "../../../../src/domain/my-class/stored-progress";
import { memberKey } from "../../../../src/domain/session/session";
import { isLeftToBrowser } from "../../../support/components/is-left-to-browser";
import { courseWith } from "../../../support/components/courses";

const member = { name: "Nadia" };

beforeEach(() => {
  const fetchCourses = jest
    .fn()
    .mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve([courseWith()]) });
  jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  localStorage.clear();
  Object.defineProperty(window, "fetch", { configurable: true, value: fetchCourses });
});

const shownModule = (name: string) => screen.findByRole("heading", { level: 1, name });

function openAt(path: string, moduleId?: string): void {
  window.history.pushState(null, "", path);
  const place = { courseId: "python", ...(moduleId !== undefined && { moduleId }) };
  render(
    <SignedInMyClass
      member={member}
      coursesAddress="/data/courses.1.json"
      membersAddress="/data/members.of-my-class.json"
      place={place}
    />,
  );
}

test("the address of a course gives way to that of the module that was open last, to which Back then leads", async () => {
  localStorage.setItem(progressEntry(memberKey(member)), '{"python":{"completed":[],"last":"lists"}}');
  // A new entry takes the place of those that Back has left, also of other tests.
  window.history.pushState(null, "", "/");
  const entries = window.history.length + 1;
  openAt("/myclass/python");
  await shownModule("Module lists");
  expect(window.location.pathname).toBe("/myclass/python/lists");
  expect(window.history.length).toBe(entries);
});

describe("A module", () => {
  it("is shown at its address, which also gives the page its title", async () => {
    openAt("/myclass/python/hello", "hello");
    expect(await shownModule("Module hello")).toBeInTheDocument();
    expect(document.title).toBe("Module hello · Python · EPC");
  });

  it("leads to the next one without a load of the page, with the focus at its beginning, and Back to it again", async () => {
    const user = userEvent.setup();
    openAt("/myclass/python/hello", "hello");
    await shownModule("Module hello");
    await user.click(screen.getByRole("button", { name: "Next Module" }));
    await shownModule("Module lists");
    expect(window.location.pathname).toBe("/myclass/python/lists");
    expect(screen.getByRole("region", { name: "Module lists" })).toHaveFocus();
    expect(document.title).toBe("Module lists · Python · EPC");
    act(() => window.history.back());
    await shownModule("Module hello");
    expect(window.location.pathname).toBe("/myclass/python/hello");
  });

  it("is chosen from the list of all of them in the same way, unless another tab is wanted", async () => {
    const user = userEvent.setup();
    openAt("/myclass/python/hello", "hello");
    await shownModule("Module hello");
    const link = screen.getByRole("link", { name: /Module lists$/ });
    expect(link).toHaveAttribute("href", "/myclass/python/lists");
    expect(isLeftToBrowser(link, { ctrlKey: true })).toBe(true);
    expect(window.location.pathname).toBe("/myclass/python/hello");
    await user.click(link);
    await shownModule("Module lists");
    expect(window.location.pathname).toBe("/myclass/python/lists");
  });
});
