import { fireEvent, render, screen } from "@testing-library/react";
import { PhotoDrop } from "../../../../src/cms/photos/PhotoDrop";

test.each([
  ["how many photos were added", () => Promise.resolve(2), "2 photos added. Publish to save."],
  [
    "why photos could not be added",
    () => Promise.reject(new Error("Decap takes no files here")),
    "The photos could not be added: Decap takes no files here",
  ],
])("says %s", async (_what, onFiles, sentence) => {
  render(<PhotoDrop onFiles={onFiles}>The list</PhotoDrop>);
  fireEvent.drop(screen.getByText("The list"), { dataTransfer: { types: ["Files"], files: [new File([], "a.jpg")] } });
  expect(await screen.findByText(sentence)).toHaveRole("status");
});
