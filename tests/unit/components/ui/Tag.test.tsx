import { renderToStaticMarkup } from "react-dom/server";
import { Tag } from "../../../../src/components/ui/Tag";

const instant = new Date("2026-02-03T09:30:00Z");

test("a tag that depends on the present says until when it is true", () => {
  expect(renderToStaticMarkup(<Tag until={instant}>Open</Tag>)).toContain('data-true-until="2026-02-03T09:30:00.000Z"');
  expect(renderToStaticMarkup(<Tag until={null}>Completed</Tag>)).toContain('data-true-until=""');
});

test("a tag that is always true says nothing of that, so that its page does not need the application for it", () => {
  expect(renderToStaticMarkup(<Tag>Workshop</Tag>)).not.toContain("data-true-until");
});
