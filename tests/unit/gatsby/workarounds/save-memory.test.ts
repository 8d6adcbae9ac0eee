import { isLarge, saveMemory } from "../../../../src/gatsby/workarounds/save-memory";
import { withContentTree, type TreeFiles } from "../../../support/content/content-tree";

const club: TreeFiles = { "notices/a.json": "", "notices/b.json": "", "notices/c.json": "" };

/** The flags that V8 is given for this club, where so many files are many. */
function flagsWhere(manyFiles: number): string[] {
  const flags: string[] = [];
  withContentTree(club, (directory) =>
    saveMemory(directory, { manyFiles, setFlag: (flag: string) => void flags.push(flag) }),
  );
  return flags;
}

describe("The memory of a build", () => {
  it("is saved for a club with very many files", () => {
    expect(flagsWhere(3)).toEqual(["--heap-growing-percent=40"]);
  });

  it("is not saved, which would take time, for any other", () => {
    expect(flagsWhere(1000)).toEqual([]);
  });

  it("matters more than its time from so many files on", () => {
    const large = (manyFiles: number) => {
      let answer: boolean | undefined;
      withContentTree(club, (directory) => void (answer = isLarge(directory, manyFiles)));
      return answer;
    };
    expect([large(3), large(1000)]).toEqual([true, false]);
  });
});
