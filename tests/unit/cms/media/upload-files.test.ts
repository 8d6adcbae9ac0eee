import { uploadFiles } from "../../../../src/cms/media/upload-files";

const pdf = (name: string, text = "") => new File([`%PDF-1.4\n${text}`], name, { type: "application/pdf" });

/** A place that stores nothing but names. */
function placeWith(...taken: readonly string[]) {
  const stored: string[] = [];
  const keep = (file: File) => {
    stored.push(file.name);
    return Promise.resolve(`media/${file.name}`);
  };
  return { place: { taken, onlyPictures: false, keep, say: jest.fn() }, stored };
}

test("files are stored one after the other under unique names", async () => {
  const { place, stored } = placeWith("media/plan.pdf");
  const uploaded = await uploadFiles([pdf("Plan.pdf", "1"), pdf("plan.pdf", "2")], place);
  expect(stored).toEqual(["plan-2.pdf", "plan-3.pdf"]);
  expect(uploaded).toEqual({
    paths: ["media/plan-2.pdf", "media/plan-3.pdf"],
    done: ["Plan.pdf is now plan-2.pdf.", "plan.pdf is now plan-3.pdf."],
    refused: [],
  });
  expect(place.say).toHaveBeenLastCalledWith("Preparing file 2 of 2…");
});

test("what can't be taken is said, and the others are taken", async () => {
  const { place } = placeWith();
  const keep = jest.fn(place.keep).mockRejectedValueOnce(new Error("The disk is full."));
  const files = [new File([], "empty.pdf"), pdf("a.pdf", "1"), pdf("b.pdf", "2")];
  expect(await uploadFiles(files, { ...place, keep })).toEqual({
    paths: ["media/b.pdf"],
    done: ["b.pdf is now b.pdf."],
    refused: ["empty.pdf is empty, expected a file with content.", "a.pdf could not be saved. The disk is full."],
  });
});

test("where a picture is asked for, another file is refused before it is stored", async () => {
  const { place, stored } = placeWith();
  const { refused } = await uploadFiles([pdf("a.pdf")], { ...place, onlyPictures: true });
  expect(refused).toEqual(["a.pdf is not a picture."]);
  expect(stored).toEqual([]);
});
