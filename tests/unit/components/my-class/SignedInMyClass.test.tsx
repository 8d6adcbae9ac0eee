import { render, screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { SignedInMyClass } from "../../../../src/components/my-class/SignedInMyClass";
import { progressEntry } from "../../../../src/domain/my-class/progress";
import { memberKey } from "../../../../src/domain/session/session";

const modules = ["hello", "lists"].map((id) => ({ id, title: `Module ${id}`, completed: false }));
const course = { id: "python", title: "Python", isAvailable: true, prerequisites: [], learningOutcomes: [], modules };
const member = { name: "Nadia" };

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  const fetchCourses = jest.fn().mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve([course]) });
  Object.defineProperty(window, "fetch", { configurable: true, value: fetchCourses });
});

const openAt = (path: string, moduleId?: string) =>
  render(
    <SignedInMyClass
      member={member}
      coursesAddress="/data/courses.1.json"
      path={path}
      place={{ courseId: "python", ...(moduleId !== undefined && { moduleId }) }}
    />,
  );

test("the address of a course gives way to that of the module that was open last, to which Back then leads", async () => {
  localStorage.setItem(progressEntry(memberKey(member)), '{"python":{"completed":[],"last":"lists"}}');
  openAt("/myclass/python");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/myclass/python/lists", { replace: true }));
});

test("the address of a module shows it", async () => {
  openAt("/myclass/python/hello", "hello");
  expect(await screen.findByRole("heading", { level: 2, name: "Module hello" })).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalled();
});
