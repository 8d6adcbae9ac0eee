import type { CreatePagesArgs } from "gatsby";
import { archiveYears, archiveYear } from "../../domain/year-pages";
import { newestNoticeFirst } from "../../domain/activities/newest-first";
import { routes } from "../../domain/routes";
import { notice } from "../../model/kinds/notice";
import { titleSuffixes, templateFile } from "./page-context";
import { queryNodes } from "../query-nodes";
import { untranslatedAmong } from "../untranslated";

interface NoticeNode {
  readonly jsonId: string;
  readonly title: string;
  readonly date: string | null;
}

/** The page of each notice, which leads on to its neighbours in the list, and those of whole years. */
export async function createNoticePages({ graphql, actions: { createPage } }: CreatePagesArgs): Promise<void> {
  const nodes = await queryNodes<NoticeNode>(graphql, "Notice", "jsonId title date");
  const notices = [...nodes].sort(newestNoticeFirst);
  const suffixes = titleSuffixes(notices.map(({ jsonId, title }) => ({ id: jsonId, title })));
  for (const [index, { jsonId }] of notices.entries())
    createPage({
      path: routes.item("notices", jsonId),
      component: templateFile(notice.template),
      context: {
        jsonId,
        previous: notices[index - 1]?.jsonId ?? "",
        next: notices[index + 1]?.jsonId ?? "",
        titleSuffix: suffixes.get(jsonId) ?? "",
      },
    });
  const years = archiveYears(notices);
  for (const year of years) {
    const ids = notices.filter((notice) => archiveYear(notice) === year).map(({ jsonId }) => jsonId);
    createPage({
      path: routes.year("notices", year),
      component: templateFile("notice-archive"),
      context: { year, years, ids, ...untranslatedAmong("notices", ids) },
    });
  }
}
