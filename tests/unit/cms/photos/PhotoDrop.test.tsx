import { fireEvent, render, screen } from "@testing-library/react";
import { PhotoDrop } from "../../../../src/cms/photos/PhotoDrop";

function dropPhoto(onFiles: () => Promise<number>): void {
  render(<PhotoDrop onFiles={onFiles}>The list</PhotoDrop>);
  const files = [new File([], "a.jpg")];
  fireEvent.drop(screen.getByText("The list"), { dataTransfer: { types: ["Files"], files } });
}

test("says how many photos were added", async () => {
  dropPhoto(() => Promise.resolve(2));
  expect(await screen.findByText("2 photos added. Publish to save.")).toHaveRole("status");
});

test("says why photos could not be added", async () => {
  dropPhoto(() => Promise.reject(new Error("Decap takes no files here")));
  expect(await screen.findByText("The photos could not be added: Decap takes no files here")).toHaveRole("status");
});
