import { isJsonObject } from "../../model/schema/json-object";
import { withoutEmpties } from "../../model/schema/normalise";
import { quote } from "../../model/check/sentence";
import type { ContentItem } from "../content";
import type { DeskLine } from "./desk-line";

/** The modules of a course that have no video, in one line; courses that are still to come have none yet. */
export function missingVideos({ fields, file }: ContentItem): DeskLine[] {
  const { modules, status } = fields;
  if (!Array.isArray(modules) || status === "Coming Soon") return [];
  const all = modules.filter(isJsonObject);
  const missing = all.filter(({ videoUrl }) => withoutEmpties(videoUrl) === undefined);
  if (missing.length === 0) return [];
  const names = missing.map(({ title, id }) => quote(String(title ?? id)));
  const message = `${missing.length} of ${all.length} modules have no video: ${names.join(", ")}`;
  return [{ topic: "videos", file, path: "modules", message }];
}
