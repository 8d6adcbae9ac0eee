import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addPhotos, type PhotoPlace } from "../../../../src/cms/photos/add-photos";
import { fakeObjectUrls } from "../../../support/components/fake-object-urls";

// jsdom reads no pictures.
jest.mock("../../../../src/cms/photos/photo-file", () => ({
  ...jest.requireActual<object>("../../../../src/cms/photos/photo-file"),
  drawPhoto: (file: Blob) => Promise.resolve(file),
}));

fakeObjectUrls();

afterEach(() => document.body.replaceChildren());

/** A file that begins as a JPEG does. */
function photo(name: string): File {
  const head = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
  return Object.assign(new File([head], name), { slice: () => ({ arrayBuffer: () => Promise.resolve(head.buffer) }) });
}

const place: PhotoPlace = {
  subject: "final",
  takenPaths: () => Promise.resolve(["content/media/final-1.webp"]),
  keep: ({ name }) => Promise.resolve(`../media/${name}`),
};

/** Types what each photo shows, once all are read. */
async function describePhotos(alts: Readonly<Record<string, string>>): Promise<void> {
  const user = userEvent.setup();
  for (const [name, alt] of Object.entries(alts))
    await user.type(await screen.findByLabelText(`What does ${name} show?`), alt);
  const add = await screen.findByRole("button", { name: /^Add / });
  await user.click(add);
}

test("each photo is kept under a free name, with its alt text", async () => {
  const added = addPhotos([photo("a.jpg"), photo("b.jpg")], place);
  await describePhotos({ "a.jpg": "The hall", "b.jpg": "A laptop" });
  expect(await added).toEqual([
    { src: "../media/final-2.png", alt: "The hall" },
    { src: "../media/final-3.png", alt: "A laptop" },
  ]);
});

test("while the list of files can't be read, what was typed stays, and can be added later", async () => {
  let isOnline = false;
  const takenPaths = () => (isOnline ? place.takenPaths() : Promise.reject(new Error("Failed to fetch")));
  const added = addPhotos([photo("a.jpg")], { ...place, takenPaths });
  await describePhotos({ "a.jpg": "The hall" });
  expect(await screen.findByText(/^Nothing was added: the list of files could not be read/)).toBeVisible();
  expect(screen.getByLabelText("What does a.jpg show?")).toHaveValue("The hall");
  expect(screen.getByRole("button", { name: "Add 1 photo" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled();
  isOnline = true;
  await userEvent.setup().keyboard("{Enter}");
  expect(await added).toEqual([{ src: "../media/final-2.png", alt: "The hall" }]);
});

test("a photo that could not be kept is named with what was typed about it", async () => {
  const keep = ({ name }: File) =>
    name === "final-2.png" ? Promise.reject(new Error("No space")) : Promise.resolve(undefined);
  const added = addPhotos([photo("a.jpg"), photo("b.jpg")], { ...place, keep });
  await describePhotos({ "a.jpg": "The hall", "b.jpg": "A laptop" });
  expect(await added).toEqual([]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "a.jpg could not be kept. Try again. You wrote: “The hall”",
    "b.jpg is already in this entry. You wrote: “A laptop”",
  ]);
});
