import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MediaDialog, type MediaRequest } from "../../../../src/cms/media/MediaDialog";
import type { MediaSource } from "../../../../src/cms/media/media-source";

const file = (name: string) => ({ path: `content/media/${name}`, displayURL: `/${name}` });
const stored = ["a.jpg", "b.jpg", "plan.pdf"].map(file);
const several = { choice: "several", onlyPictures: true } as const;
const one = { choice: "one", onlyPictures: true } as const;

async function open(request: MediaRequest, changes: Partial<MediaSource> = {}) {
  const onClose = jest.fn();
  const source: MediaSource = {
    list: () => Promise.resolve(stored),
    addressOf: ({ displayURL }) => Promise.resolve(String(displayURL)),
    upload: () => Promise.resolve({ paths: [], done: [], refused: [] }),
    remove: undefined,
    close: jest.fn(),
    ...changes,
  };
  render(<MediaDialog request={request} source={source} onClose={onClose} />);
  await screen.findAllByRole(request.choice === "several" ? "checkbox" : "radio");
  return { onClose, source, user: userEvent.setup() };
}

const shown = () => screen.getAllByRole("radio").map((input) => input.getAttribute("value"));

test("a picture is found by its name, chosen and inserted by keys", async () => {
  const { onClose, user } = await open(one);
  expect(shown()).toEqual(["content/media/a.jpg", "content/media/b.jpg"]);
  await user.type(screen.getByRole("searchbox", { name: "Search by name" }), "B{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("1 file");
  await user.tab();
  await user.tab();
  await user.keyboard(" ");
  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("b.jpg");
  await user.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledWith([{ src: "../media/b.jpg", alt: "" }]);
});

test("several pictures get their alternative texts, in the order in which they were chosen", async () => {
  const { onClose, user } = await open(several);
  await user.click(screen.getByRole("checkbox", { name: "b.jpg" }));
  await user.click(screen.getByRole("checkbox", { name: "a.jpg" }));
  await user.type(screen.getByLabelText("What does a.jpg show?"), " Applause ");
  await user.click(screen.getByRole("button", { name: "Insert 2 files" }));
  expect(onClose).toHaveBeenCalledWith([
    { src: "../media/b.jpg", alt: "" },
    { src: "../media/a.jpg", alt: "Applause" },
  ]);
});

test("cancelling chooses nothing", async () => {
  const { onClose, user } = await open(several);
  await user.click(screen.getByRole("checkbox", { name: "b.jpg" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledWith([]);
});

test("dropped files are uploaded and chosen, and refused ones are reported", async () => {
  const paths = ["content/media/a.jpg"];
  await open(several, { upload: () => Promise.resolve({ paths, done: ["It is there."], refused: ["No picture."] }) });
  fireEvent.drop(screen.getByRole("dialog"), { dataTransfer: { types: ["Files"], files: [new File([""], "x.jpg")] } });
  expect(await within(screen.getByRole("alert")).findByText("No picture.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("It is there.");
  expect(screen.getByRole("checkbox", { checked: true })).toHaveAccessibleName("a.jpg");
});

test("where all files are shown, one is deleted after a question", async () => {
  const remove = jest.fn(() => Promise.resolve());
  const { user } = await open({ onlyPictures: false }, { remove });
  expect(screen.queryByRole("button", { name: /^Insert/ })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "plan.pdf" }));
  const confirm = jest.spyOn(window, "confirm").mockReturnValueOnce(false).mockReturnValueOnce(true);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(remove).toHaveBeenCalledWith(stored[2]);
  expect(await screen.findByText("plan.pdf is deleted.")).toHaveRole("status");
  confirm.mockRestore();
});
