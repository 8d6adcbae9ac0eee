import { batchAfter, chunkAround, cutIntoChunks, type PostChunk } from "../../../../src/domain/gallery/gallery-chunks";

const posts = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Chunks as the build writes them, and a loader that records requests. */
function gallery(ids: readonly number[], size: number) {
  const files = cutIntoChunks(posts(...ids), size);
  const chunks = files.map((file): PostChunk => {
    const [last = 0, first = 0] = [file[0]?.id, file.at(-1)?.id];
    return { url: `/data/${first}-${last}.json`, first, last };
  });
  const asked: string[] = [];
  const load = (chunk: PostChunk) => {
    asked.push(chunk.url);
    return Promise.resolve(files[chunks.indexOf(chunk)] ?? []);
  };
  return { chunks, asked, load };
}

describe("Posts in files", () => {
  it("lie newest first, counted from the oldest", () => {
    expect(cutIntoChunks(posts(3, 9, 1, 7, 5), 2).map(idsOf)).toEqual([[9], [7, 5], [3, 1]]);
  });

  it("stay where they are when a new one comes", () => {
    const before = cutIntoChunks(posts(1, 2, 3, 4, 5), 2);
    const after = cutIntoChunks(posts(1, 2, 3, 4, 5, 6, 7), 2);
    expect(after.slice(-2)).toEqual(before.slice(-2));
  });

  it("are no files where there are none", () => {
    expect(cutIntoChunks([])).toEqual([]);
  });
});

describe("The file of a post", () => {
  const { chunks } = gallery([1, 2, 30, 31, 70], 2);

  it.each([
    [70, "/data/70-70.json"],
    [31, "/data/30-31.json"],
    [1, "/data/1-2.json"],
  ])("%d is found by its id", (id, url) => {
    expect(chunkAround(id, chunks)?.url).toBe(url);
  });

  it.each([0, 3, 29, 32, 71, 1e21])("%d, which lies in none, is known not to exist", (id) => {
    expect(chunkAround(id, chunks)).toBeUndefined();
  });
});

describe("The next batch", () => {
  it("holds the five that follow, from as few files as needed", async () => {
    const { chunks, asked, load } = gallery([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 10);
    expect(idsOf(await batchAfter(8, chunks, load))).toEqual([7, 6, 5, 4, 3]);
    expect(asked).toEqual(["/data/1-10.json"]);
  });

  it("begins with the newest where there is none before", async () => {
    const { chunks, load } = gallery([5, 6], 5);
    expect(idsOf(await batchAfter(Infinity, chunks, load))).toEqual([6, 5]);
  });
});
