import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openPhotoDialog } from "../../../../src/cms/photos/photo-dialog";
import { fakeObjectUrls } from "../../../support/components/fake-object-urls";

/** A dialog that shows some photos. */
function dialogWith(...names: readonly string[]) {
  const dialog = openPhotoDialog("What this is for.");
  const photos = names.map((name) => ({ name, preview: new Blob() }));
  photos.forEach((photo) => dialog.show(photo));
  return { dialog, photos, user: userEvent.setup() };
}

fakeObjectUrls();

afterEach(() => document.body.replaceChildren());

test("one dialog takes the alt texts of all photos, with Enter from each to the next", async () => {
  const { dialog, photos, user } = dialogWith("a.jpg", "b.jpg", "c.jpg");
  expect(screen.getByRole("button", { name: "Add 3 photos" })).toBeDisabled();
  const decided = dialog.decided();
  await user.type(screen.getByLabelText("What does a.jpg show?"), " Two students {Enter}Applause{Enter}");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Add 3 photos" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await decided).toEqual([
    { photo: photos[0], alt: "Two students" },
    { photo: photos[1], alt: "Applause" },
    { photo: photos[2], alt: "" },
  ]);
  dialog.close();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a photo can be left out", async () => {
  const { dialog, photos, user } = dialogWith("a.jpg", "b.jpg");
  const decided = dialog.decided();
  await user.click(screen.getByRole("button", { name: "Leave out a.jpg" }));
  expect(screen.getByLabelText("What does b.jpg show?")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Add 1 photo" }));
  expect(await decided).toEqual([{ photo: photos[1], alt: "" }]);
});

test("cancelling adds nothing, also while photos are still being read", async () => {
  const { dialog, user } = dialogWith("a.jpg");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(dialog.isCancelled()).toBe(true);
  expect(await dialog.decided()).toBeUndefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("while photos are added, none can be left out; if that fails, it can again", async () => {
  const { dialog, user } = dialogWith("a.jpg", "b.jpg");
  const decided = dialog.decided();
  await user.click(screen.getByRole("button", { name: "Add 2 photos" }));
  expect(await decided).toHaveLength(2);
  const leaveOut = screen.getByRole("button", { name: "Leave out a.jpg" });
  expect(leaveOut).toBeDisabled();
  await user.click(leaveOut);
  expect(screen.getByLabelText("What does a.jpg show?")).toBeVisible();
  const again = dialog.decided();
  await user.click(leaveOut);
  await user.click(screen.getByRole("button", { name: "Add 1 photo" }));
  expect(await again).toHaveLength(1);
});
