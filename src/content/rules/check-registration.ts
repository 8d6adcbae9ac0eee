import { statusAt } from "../../domain/activities/event-status";
import { scheduleOf } from "../../domain/time/schedule-of";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { hasFeature } from "../../model/descriptors";
import { normalised } from "../../model/schema/normalise";
import type { ContentItem } from "../content";
import { t } from "../../words/t";

/** Warns if registration is open although the event or workshop is over. */
export function checkRegistration(
  { source, fields }: Pick<ContentItem, "source" | "fields">,
  now: Date,
): FieldDiagnostic[] {
  if (!("folder" in source) || !hasFeature(source.folder, "calendar")) return [];
  const item = normalised(source.schema, fields);
  if (item.registrationOpen !== true || statusAt(scheduleOf(item), now) !== "completed") return [];
  const message = t("is true, but the {kind, select, workshops {workshop} other {event}} is over, expected false", {
    kind: source.folder,
  });
  return [{ code: "doubtful-value", severity: "warning", path: "registrationOpen", message }];
}
