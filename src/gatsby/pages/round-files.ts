import { listFormat } from "../../domain/data-files/data-format";
import type { RoundFile, ShownRound } from "../../domain/rounds/shown-rounds";
import { writeDataFile } from "../../outputs/data-files";
import { memberRounds } from "../../outputs/members/member-rounds";
import type { NodesOfType } from "../../outputs/site";
import type { SiteFiles } from "../../outputs/writing/site-files";

/** @returns the files of all years, the newest first */
export async function writeRoundFiles(nodesOfType: NodesOfType, output: SiteFiles): Promise<readonly RoundFile[]> {
  const rounds = memberRounds(nodesOfType);
  const years = [...new Set(rounds.map(({ day }) => day.slice(0, 4)))];
  return Promise.all(
    years.map(async (year) => {
      const ofYear = rounds.filter(({ day }) => day.startsWith(year));
      return { year, address: await writeDataFile(output, listFormat<ShownRound>("rounds"), ofYear, year) };
    }),
  );
}
