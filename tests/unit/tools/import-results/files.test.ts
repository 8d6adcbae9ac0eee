import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { ReadRow } from "../../../../src/domain/results/read-standings";
import { readStandings } from "../../../../tools/import-results/find-standings";
import { withContentTree } from "../../../support/content/content-tree";

interface Case {
  readonly files: Readonly<Record<string, string>>;
  readonly seconds?: boolean;
  readonly problems?: readonly string[];
  readonly contest?: object;
  readonly rows?: readonly string[];
  readonly error?: string;
}

const cases = parse(readFileSync("tests/unit/tools/import-results/files.yaml", "utf8")) as Readonly<
  Record<string, Case>
>;

const texts = (...parts: readonly (string | number | undefined)[]) => parts.map((part) => String(part ?? ""));

function shownRow({
  rank,
  name,
  unofficial,
  institution,
  groups,
  solved,
  penalty,
  points,
  award,
  cells,
  note,
}: ReadRow) {
  const who = unofficial ? `${name} unofficial` : name;
  return texts(rank, who, institution, groups?.[0], solved, penalty, points, award, cells?.join(), note).join("|");
}

describe("The files of a contest", () => {
  it.each(Object.entries(cases))("%s", (_, { files, seconds = false, problems, contest = {}, rows = [], error }) => {
    withContentTree(files, (directory) => {
      const [first = ""] = Object.keys(files);
      const read = () => readStandings([path.join(directory, first)], seconds);
      if (error !== undefined) {
        const lines = error.trimEnd().split("\n");
        expect(read).toThrow(lines.map((line) => path.join(directory, line)).join("\n"));
        return;
      }
      const standings = read();
      expect(standings.problems.map(({ label, title }) => [label, title ?? []].flat().join(" "))).toEqual(problems);
      expect(standings.contest).toEqual(contest);
      expect(standings.rows.map(shownRow)).toEqual(
        rows.map((row) =>
          row
            .split("|")
            .map((part) => part.trim())
            .join("|"),
        ),
      );
    });
  });
});
