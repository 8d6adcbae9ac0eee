import { foldCase } from "../../domain/text/fold-case";
import { clubSettings } from "../../model/build-constants";
import { closestName } from "../../model/check/closest-name";
import type { FieldDiagnostic } from "../../model/check/diagnostic";
import { quote } from "../../model/check/sentence";
import { normalised } from "../../model/schema/normalise";
import { settings } from "../../model/site/settings";
import { sponsor } from "../../model/sponsor";
import type { ContentItem } from "../content";

/** A warning about a tier that is probably one of the settings', spelt otherwise. Any other tier is fine, and comes after them. */
export function checkTiers({ source, fields }: Pick<ContentItem, "source" | "fields">): FieldDiagnostic[] {
  const { sponsorTiers } = clubSettings();
  const { tier } = source === sponsor ? normalised(source.schema, fields) : {};
  if (typeof tier !== "string" || sponsorTiers.some((known) => foldCase(known.trim()) === foldCase(tier.trim())))
    return [];
  const meant = closestName(tier, sponsorTiers);
  if (meant === undefined) return [];
  const message = `is ${quote(tier)}, which is not among the sponsorTiers of ${settings.file}, expected ${quote(meant)}?`;
  return [{ code: "doubtful-value", severity: "warning", path: "tier", message }];
}
