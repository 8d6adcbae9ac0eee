import type { DataFormat } from "../../domain/data-files/data-format";
import { files } from "../../domain/routes";
import type { SiteFiles } from "../writing/site-files";

/**
 * Writes data that pages load on demand.
 *
 * @param part tells files of the same format from each other, such as `1-25`
 * @returns its address, such as `/data/members.0123….json`
 */
export async function writeDataFile<Data>(
  output: SiteFiles,
  { name, pack }: Pick<DataFormat<Data, unknown>, "name" | "pack">,
  data: Data,
  part?: string,
): Promise<string> {
  const path = part === undefined ? name : `${name}/${part}`;
  return output.writeHashed((hash) => files.data(`${path}.${hash}.json`), JSON.stringify(pack(data)));
}
