import type { Actions, CreatePagesArgs } from "gatsby";
import { createAttendancePages } from "./attendance-pages";
import { createItemPages } from "./item-pages";
import { createOwnPages } from "./own-pages";
import { createPortfolioPages } from "./portfolio-pages";
import { createTermPages, queryLeaders } from "./term-pages";
import { createActivityPages } from "./activity-pages";
import { createArticlePages, createNoticePages } from "./news-pages";
import { createCoursePages } from "./course-pages";
import { createMemberDirectoryPage } from "./member-directory-page";
import { createPostPages } from "./post-pages";
import { createHomePage } from "./home-page";
import { createListPages } from "./list-pages";
import { writeRoundFiles } from "./round-files";
import { createRedirectPages } from "./redirect-pages";
import { createInstructionsPage, takenNumbers } from "./instructions-page";
import type { Build } from "../build";
import { isOffered } from "../../domain/settings/offered";

/** Creates all pages whose addresses come from content, and the data files that they load. */
export async function createContentPages(gatsby: CreatePagesArgs, build: Build): Promise<void> {
  const { output, untranslated } = build;
  const paths: string[] = [];
  const createPage: Actions["createPage"] = (page, ...rest) => {
    if (!isOffered(page.path)) return;
    paths.push(page.path);
    const context = { ...page.context, ...untranslated.contextOf(page.path) };
    gatsby.actions.createPage({ ...page, context }, ...rest);
  };
  const arguments_ = { ...gatsby, actions: { ...gatsby.actions, createPage } };
  await createHomePage(arguments_);
  const leaders = await queryLeaders(arguments_);
  const membersAddress = await createMemberDirectoryPage(arguments_, output);
  createItemPages(arguments_, leaders, membersAddress);
  createTermPages(arguments_, leaders);
  createAttendancePages(arguments_);
  createOwnPages(arguments_);
  await createActivityPages(arguments_, build);
  await createPortfolioPages(arguments_);
  await createCoursePages(arguments_, output, membersAddress);
  await createNoticePages(arguments_, untranslated);
  await createPostPages(arguments_, output);
  await createArticlePages(arguments_, untranslated);
  createListPages(arguments_, paths, await writeRoundFiles(gatsby.getNodesByType, output));
  createInstructionsPage(arguments_, await takenNumbers(arguments_));
  createRedirectPages(gatsby);
}
