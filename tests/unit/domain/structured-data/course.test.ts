import { courseNode, projectNode } from "../../../../src/domain/structured-data/project";
import { structuredErrors } from "../../../support/json-ld-rules";

const club = { siteUrl: "https://club.example.org", name: "Club" };
const course = {
  ...{ path: "/courses/python", title: "Python", description: "From print to files.", image: null, level: "Beginner" },
  ...{ prerequisites: [], learningOutcomes: ["Write a program"], modules: ["Hello", "Lists"] },
};

test("a course tells search engines what it teaches, and nothing that it doesn't have", () => {
  const node = courseNode(course, club);
  expect(structuredErrors([node])).toEqual([]);
  expect(node).toMatchObject({
    "@type": "Course",
    url: "https://club.example.org/courses/python",
    educationalLevel: "Beginner",
    teaches: ["Write a program"],
    syllabusSections: [{ name: "Hello" }, { name: "Lists" }],
    provider: { name: "Club" },
  });
  expect(node).toMatchObject({ coursePrerequisites: undefined, image: undefined });
});

test("a project tells search engines its tags, if it has any", () => {
  const project = {
    ...{ path: "/projects/judge", title: "Judge", description: "Runs programs.", image: null, status: null },
    ...{ startDate: null, people: [] },
  };
  expect(projectNode({ ...project, tags: ["Go"] }, club).keywords).toEqual(["Go"]);
  expect(projectNode({ ...project, tags: [] }, club).keywords).toBeUndefined();
});
