import { decodeLeniently } from "../model/values/parse-url";
import { barePath, routes, sectionOf } from "./routes";
import { isOffered } from "./settings/offered";
import { t } from "../words/t";

/** The message of a section whose item does not exist (docs/behaviour.md#unknown-addresses). */
export interface MissingItem {
  readonly title: string;
  readonly explanation: string;
  readonly back: { readonly to: string; readonly label: string };
}

const missingItems = new Map<string, MissingItem>(
  Object.entries({
    events: {
      title: t("Event Not Found"),
      explanation: t("There is no event at this address. It may have been renamed or removed."),
      back: { to: routes.list("events"), label: t("Back to Events") },
    },
    workshops: {
      title: t("Workshop Not Found"),
      explanation: t("There is no workshop at this address. It may have been renamed or removed."),
      back: { to: routes.list("workshops"), label: t("Back to Workshops") },
    },
    profile: {
      title: t("Profile Not Found"),
      explanation: t("There is no profile at this address. The person may no longer be listed."),
      back: { to: routes.home, label: t("Return Home") },
    },
    courses: {
      title: t("Course Not Found"),
      explanation: t("There is no course at this address. It may have been renamed or removed."),
      back: { to: routes.list("courses"), label: t("Back to Courses") },
    },
    myclass: {
      title: t("Course Not Found"),
      explanation: t("There is no course or module at this address. It may have been renamed or removed."),
      back: { to: routes.list("courses"), label: t("Back to Courses") },
    },
  }),
);

/** The message of the section of an unknown path; undefined for any other path. */
export function missingItemAt(path: string): MissingItem | undefined {
  const section = sectionOf(path) === "workshop" ? "workshops" : sectionOf(path);
  const isItem = barePath(path) !== `/${section}`;
  if (!isOffered(path) || !(isItem || section === "profile")) return undefined;
  return missingItems.get(section);
}

/** The lines that the terminal of the 404 page prints, one every 300 ms; they name the path as a reader writes it. */
export function notFoundLines(path: string): readonly string[] {
  const named = decodeLeniently(path);
  return [
    `$ cd ${named}`,
    `bash: ${named}: No such file or directory`,
    "$ echo $?",
    "1",
    `$ find / -path "*${named}"`,
    "0 results",
    "$ tail -n 1 access.log",
    `GET ${named} 404`,
    "ERROR: Page not found",
    "$ ls routes/",
  ];
}

/** The routes that the 404 page lists (docs/behaviour.md#unknown-addresses). */
export function listedRoutes(): readonly string[] {
  const lists = [routes.list("events"), routes.list("workshops"), routes.list("team"), routes.list("notices")];
  return [routes.home, ...lists].filter(isOffered);
}
