import { statusAt } from "../../domain/activities/event-status";
import { scheduleOf } from "../../domain/time/schedule-of";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { hasFeature } from "../../model/descriptors";
import { normalised } from "../../model/schema/normalise";
import type { ContentItem } from "../content";

/** A warning about an open registration for what is over. */
export function checkRegistration(
  { source, fields }: Pick<ContentItem, "source" | "fields">,
  now: Date,
): FieldDiagnostic[] {
  if (!("folder" in source) || !hasFeature(source.folder, "calendar")) return [];
  const item = normalised(source.schema, fields);
  if (item.registrationOpen !== true || statusAt(scheduleOf(item), now) !== "completed") return [];
  const message = `is true, but the ${source.singular.toLowerCase()} is over, expected false`;
  return [{ code: "doubtful-value", severity: "warning", path: "registrationOpen", message }];
}
