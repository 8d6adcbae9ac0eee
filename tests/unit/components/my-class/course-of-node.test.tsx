import { courseOf } from "../../../../src/components/my-class/course-of-node";

const course = {
  ...{ jsonId: "c", title: "C", description: null, instructor: null, duration: null, level: null, enrolled: null },
  ...{ rating: null, status: "Available", image: null, prerequisites: [], learningOutcomes: [] },
};
const courseModule = (id: string, order: number | null, title: string | null) => ({
  ...{ id, order, title, description: null, duration: null, videoUrl: null, completed: null },
});

it("a module without a title is called by its number", () => {
  const { modules } = courseOf({
    ...course,
    modules: [courseModule("b", 2, null), courseModule("a", 1, "Lists"), courseModule("c", null, null)],
  });
  expect(modules.map(({ id, title }) => [id, title])).toEqual([
    ["a", "Lists"],
    ["b", "Module 2"],
    ["c", "Module 3"],
  ]);
});
