import { newestNoticeFirst } from "../domain/activities/newest-first";
import { NEWEST } from "../domain/notices/seen-notices";
import { files } from "../domain/routes";
import { notice } from "../model/notice";
import { normalised } from "../model/schema/normalise";
import { nodeId } from "./site/node-id";
import type { Site } from "./site/site";
import type { OutputFile } from "./writing/output-file";

/** The ids of the newest notices, by which a device finds out how many of them are new to its reader. */
export function newestNotices({ nodesOfType }: Site): OutputFile {
  const notices = Array.from(nodesOfType(notice.typeName), (node) => {
    const { date } = normalised(notice.schema, node);
    return { jsonId: nodeId(node), date: typeof date === "string" ? date : null };
  });
  const ids = notices.sort(newestNoticeFirst).map(({ jsonId }) => jsonId);
  return { path: files.newestNotices, data: JSON.stringify(ids.slice(0, NEWEST)) };
}
