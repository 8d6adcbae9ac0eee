import type { CreatePagesArgs } from "gatsby";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import { byActivity } from "../../domain/projects/project-order";
import { questionsByGroup } from "../../domain/questions/questions-by-group";
import { routes } from "../../domain/routes";
import { isInUse } from "../../domain/settings/offered";
import { kindOf } from "../../model/content-model";
import type { HomeSection } from "../../model/site/home-sections";
import { home } from "../../model/site/home";
import { queryNodes } from "../query-nodes";
import { sponsorsOver } from "./list-pages";
import { templateFile } from "./page-context";

/** How many items of a kind the home page shows. */
const MOST = { projects: 3, achievements: 4, questions: 5 } as const;

type Sorted = Extract<HomeSection, keyof typeof MOST>;

/** The home page; one whose sections or pictures are chosen has a template of its own, and the ids of what it shows. */
export async function createHomePage(gatsby: CreatePagesArgs): Promise<void> {
  const { graphql, getNodesByType, actions } = gatsby;
  const [chosen] = await queryNodes<Chosen>(graphql, home.typeName, "sections heroImages { alt }");
  const { sections, heroImages } = chosen ?? { sections: [], heroImages: [] };
  if (sections.length === 0 && heroImages.length === 0) {
    actions.createPage({ path: routes.home, component: templateFile("home"), context: {} });
    return;
  }
  const shows = (kind: Sorted | "sponsors") => sections.includes(kind) && isInUse(kind);
  const firstOf = async <T extends { readonly jsonId: string }>(
    kind: Sorted,
    fields: string,
    sorted: (items: readonly T[]) => readonly T[],
  ) => {
    const items = shows(kind) ? await queryNodes<T>(graphql, kindOf(kind).typeName, `jsonId ${fields}`) : [];
    return sorted(items)
      .slice(0, MOST[kind])
      .map(({ jsonId }) => jsonId);
  };
  const over = new Set(sponsorsOver(getNodesByType));
  const sponsors = shows("sponsors") ? await queryNodes<{ jsonId: string }>(graphql, "Sponsor", "jsonId") : [];
  actions.createPage({
    path: routes.home,
    component: templateFile("chosen-home"),
    context: {
      projects: await firstOf<ProjectNode>("projects", "title status startDate endDate", (items) =>
        [...items].sort(byActivity),
      ),
      achievements: await firstOf<AchievementNode>("achievements", "date", (items) =>
        [...items].sort(newestNoticeFirst),
      ),
      questions: await firstOf<QuestionNode>("questions", "group rank", (items) =>
        questionsByGroup(items).flatMap((group) => group.items),
      ),
      sponsors: sponsors.map(({ jsonId }) => jsonId).filter((id) => !over.has(id)),
    },
  });
}

interface Chosen {
  readonly sections: readonly string[];
  readonly heroImages: readonly unknown[];
}

type ProjectNode = { readonly jsonId: string } & Parameters<typeof byActivity>[0];

type AchievementNode = { readonly jsonId: string } & Parameters<typeof newestNoticeFirst>[0];

interface QuestionNode {
  readonly jsonId: string;
  readonly group: string | null;
  readonly rank: number | null;
}
