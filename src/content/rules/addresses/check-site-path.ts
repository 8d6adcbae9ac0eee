import { isoAtClub } from "../../../domain/time/club-time";
import { barePath, routes, sectionOf } from "../../../domain/routes";
import { isOffered, isUnusedList } from "../../../domain/settings/offered";
import type { FieldDiagnostic } from "../../../model/check/diagnostic";
import { quote, withExpectation } from "../../../model/check/sentence";
import { kindsWith } from "../../../model/content-model";
import { settings } from "../../../model/site/settings";
import { decodeLeniently } from "../../../model/values/parse-url";
import { t } from "../../../words/t";

export interface SiteAddresses {
  readonly pages: ReadonlySet<string>;
  readonly staticFiles: ReadonlySet<string>;
  readonly builtFiles: ReadonlySet<string>;
  /** Pages that are not published yet, and when they will be; absent if that does not matter. */
  readonly waiting?: ReadonlyMap<string, Date>;
}

const sections: ReadonlyMap<string, string> = new Map([
  ...kindsWith("item").map((kind) => [sectionOf(routes.item(kind.folder, "")), kind.linkExpectation] as const),
  ...kindsWith("oldItem").map((kind) => [sectionOf(routes.oldItem(kind.folder, "")), kind.linkExpectation] as const),
  // The pages of modules are in the folders of their courses.
  [sectionOf(routes.courseModule("", "")), t("expected the address of a module of a course")],
]);

/** Says what is wrong with a path of this site; empty if it leads to a page or a file. */
export function sitePathDiagnostics(
  target: string,
  { pages, staticFiles, builtFiles, waiting }: SiteAddresses,
): Omit<FieldDiagnostic, "path">[] {
  const path = decodeLeniently(barePath(target)).normalize("NFC");
  const value = quote(target);
  if (!isOffered(path)) {
    const message = t(
      "points to {value}, which belongs to a part of the site that {file} switches off, expected another page",
      { value, file: settings.file },
    );
    return [{ code: "broken-reference", severity: "warning", message }];
  }
  const instant = waiting?.get(path);
  if (instant !== undefined) {
    const until = isoAtClub(instant).slice(0, 16).replace("T", " ");
    const message = t(
      "points to {value}, a page that won't exist until that item is published on {until}, expected one that exists by then",
      { value, until },
    );
    return [{ code: "waiting-reference", severity: "warning", message }];
  }
  if (pages.has(path) || staticFiles.has(path) || builtFiles.has(path)) return [];
  const expectation = sections.get(sectionOf(path));
  // If the club does not use the list of a section, its pages are not reported as missing.
  if (expectation !== undefined && path.split("/").length > 2 && !isUnusedList(`/${sectionOf(path)}`)) {
    const message = withExpectation(t("points to {value}, which does not exist", { value }), expectation);
    return [{ code: "broken-reference", severity: "error", message }];
  }
  const example = routes.list("notices");
  const message = t("points to {value}, which is not a page of the site, expected one such as {example}", {
    value,
    example,
  });
  return [{ code: "broken-reference", severity: "warning", message }];
}
