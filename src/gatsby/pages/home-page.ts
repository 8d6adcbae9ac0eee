import type { CreatePagesArgs } from "gatsby";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import { byActivity } from "../../domain/projects/project-order";
import { questionsByGroup } from "../../domain/questions/questions-by-group";
import { routes } from "../../domain/routes";
import { isInUse } from "../../domain/settings/offered";
import { kindOf } from "../../model/content-model";
import { home } from "../../model/site/home";
import { queryNodes } from "../query-nodes";
import { expiredIds } from "./expired-ids";
import { templateFile } from "./page-context";

/** The home page; one with chosen sections or pictures has its own template, and the ids of what it shows. */
export async function createHomePage(gatsby: CreatePagesArgs): Promise<void> {
  const { graphql, actions } = gatsby;
  const [chosen] = await queryNodes<Chosen>(graphql, home.typeName, "sections heroImages { alt }");
  const { sections, heroImages } = chosen ?? { sections: [], heroImages: [] };
  if (sections.length === 0 && heroImages.length === 0) {
    actions.createPage({ path: routes.home, component: templateFile("home"), context: {} });
    return;
  }
  const context: Record<string, readonly string[]> = {};
  for (const [folder, idsOf] of Object.entries(listed))
    context[folder] = sections.includes(folder) ? await idsOf(gatsby) : [];
  actions.createPage({ path: routes.home, component: templateFile("chosen-home"), context });
}

interface Chosen {
  readonly sections: readonly string[];
  readonly heroImages: readonly unknown[];
}

/** For each section that lists items, how to find the ids of the items it shows. */
const listed = {
  projects: firstOf<ProjectNode>("projects", "title status startDate endDate", 3, (items) =>
    [...items].sort(byActivity),
  ),
  achievements: firstOf<DatedNode>("achievements", "date", 3, (items) => [...items].sort(newestNoticeFirst)),
  results: firstOf<DatedNode>("results", "date", 3, (items) => [...items].sort(newestNoticeFirst)),
  questions: firstOf<QuestionNode>("questions", "group rank", 5, (items) =>
    questionsByGroup(items).flatMap((group) => group.items),
  ),
  sponsors: firstOf<Identified>("sponsors", "", Infinity, (items) => items),
};

interface Identified {
  readonly jsonId: string;
}

type ListedFolder = "projects" | "achievements" | "results" | "questions" | "sponsors";

/** Finds the first items of a kind in some order, without those that are no longer shown. */
function firstOf<T extends Identified>(
  folder: ListedFolder,
  fields: string,
  most: number,
  inOrder: (items: readonly T[]) => readonly T[],
) {
  return async ({ graphql, getNodesByType }: CreatePagesArgs): Promise<readonly string[]> => {
    if (!isInUse(folder)) return [];
    const kind = kindOf(folder);
    const expired = new Set(expiredIds(kind, getNodesByType));
    const items = await queryNodes<T>(graphql, kind.typeName, `jsonId ${fields}`);
    // Gatsby returns them in a different order each time.
    const sorted = items.toSorted((a, b) => (a.jsonId < b.jsonId ? -1 : 1));
    const shown = inOrder(sorted).filter(({ jsonId }) => !expired.has(jsonId));
    return shown.slice(0, most).map(({ jsonId }) => jsonId);
  };
}

type ProjectNode = Identified & Parameters<typeof byActivity>[0];

type DatedNode = Identified & Parameters<typeof newestNoticeFirst>[0];

interface QuestionNode extends Identified {
  readonly group: string | null;
  readonly rank: number | null;
}
