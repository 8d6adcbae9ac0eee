import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CourseVideoFrame } from "../../../../../src/components/my-class/course/CourseVideoFrame";
import { courseVideo } from "../../../../../src/domain/my-class/video";

test.each([
  ["a frame", "https://youtu.be/abcdefgh", () => screen.getByTitle("Video: Loops")],
  ["a file", "https://media.example.org/loops.mp4", () => screen.getByLabelText("Loops")],
])("the video takes the place of its button and the focus, in %s", async (_kind, link, player) => {
  render(<CourseVideoFrame title="Loops" video={courseVideo(link)} />);
  // A frame of jsdom can have the focus only if it has a tab index.
  const focused = jest.spyOn(HTMLElement.prototype, "focus");
  await userEvent.setup().click(screen.getByRole("button", { name: /^Play video/ }));
  expect(focused.mock.contexts).toContain(player());
  focused.mockRestore();
});
