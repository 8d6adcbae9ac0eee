import { eachLimited } from "../../../../src/outputs/writing/each-limited";

/** Work of which each part ends when the test says so. */
function heldWork() {
  const running = new Map<number, () => void>();
  let most = 0;
  const work = (item: number) =>
    new Promise<void>((resolve) => {
      running.set(item, () => {
        running.delete(item);
        resolve();
      });
      most = Math.max(most, running.size);
    });
  return { running, work, most: () => most };
}

describe("Work on each item", () => {
  it("is never done on more items at once than allowed, and on all in the end", async () => {
    const { running, work, most } = heldWork();
    const all = eachLimited([1, 2, 3, 4, 5], 2, work);
    const order: number[] = [];
    while (running.size > 0) {
      const [item, finish] = [...running][0] ?? [0, () => undefined];
      order.push(item);
      finish();
      await Promise.resolve();
      await Promise.resolve();
    }
    await all;
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(most()).toBe(2);
  });

  it("fails with the first failure", async () => {
    const fail = (item: number) => (item === 2 ? Promise.reject(new Error("no 2")) : Promise.resolve());
    await expect(eachLimited([1, 2, 3], 1, fail)).rejects.toThrow("no 2");
  });

  it("has ended when it fails: nothing is under way or begins later", async () => {
    const done: number[] = [];
    const work = async (item: number) => {
      if (item === 1) throw new Error("no 1");
      await Promise.resolve();
      done.push(item);
    };
    await expect(eachLimited([1, 2, 3, 4], 2, work)).rejects.toThrow("no 1");
    expect(done).toEqual([2]);
  });
});
