import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { teamMember } from "../../../../src/model/kinds/team-member";
import { halfWrittenName } from "../../../../src/outputs/writing/replace-file";
import { replaceTogether, writeChanges } from "../../../../src/outputs/writing/write-changes";
import { textsIn } from "../../../support/run-command";
import { emptyFolder } from "../../../support/temporary-folder";

const folder = emptyFolder();
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  mkdirSync(file("team"));
  writeFileSync(file("team/1.json"), "one");
  writeFileSync(file("team/2.json"), "two");
});

const changes = () => [
  { file: file("team/1.json"), data: null },
  { file: file("past/1.json"), data: "one, moved" },
  { file: file("team/2.json"), data: "two, changed" },
];

describe("Writing several files together", () => {
  it("writes, replaces and removes them and leaves nothing else", async () => {
    await replaceTogether(changes());
    expect(textsIn(folder)).toEqual({ "past/1.json": "one, moved", "team/2.json": "two, changed" });
  });

  it("changes nothing if one of them can't be written", async () => {
    writeFileSync(file("past"), "a file where a folder is needed");
    await expect(replaceTogether(changes())).rejects.toThrow(
      `${file("past/1.json")}: can't be written: a part of its path is a file, not a folder (EEXIST); nothing was changed`,
    );
    expect(textsIn(folder)).toEqual({
      past: "a file where a folder is needed",
      "team/1.json": "one",
      "team/2.json": "two",
    });
  });
});

test("changes of content leave nothing in their folders that a killed command has half-written", async () => {
  writeFileSync(file(`team/${halfWrittenName()}`), "{");
  await writeChanges(folder, [{ source: teamMember, file: "team/1.json", fields: { id: 1 } }]);
  expect(textsIn(folder)).toEqual({ "team/1.json": '{\n  "id": 1\n}\n', "team/2.json": "two" });
});
