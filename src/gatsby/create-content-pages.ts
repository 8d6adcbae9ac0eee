import type { Actions, CreatePagesArgs } from "gatsby";
import { createAttendancePages } from "./pages/attendance-pages";
import { createArticlePages } from "./pages/article-pages";
import { createCoursePages } from "./pages/course-pages";
import { createItemPages } from "./pages/item-pages";
import { createMemberDirectoryPage } from "./pages/member-directory-page";
import { createOwnPages } from "./pages/own-pages";
import { createPortfolioPages } from "./pages/portfolio-pages";
import { createPostPages } from "./pages/post-pages";
import { createNoticePages } from "./pages/notice-pages";
import { createRedirectPages } from "./pages/redirect-pages";
import { createInstructionsPage } from "./pages/instructions-page";
import { latestData } from "../outputs/data-files/latest-data";
import type { SiteFiles } from "../outputs/writing/site-files";
import { isOffered } from "../domain/settings/offered";

/** All pages whose addresses come from content, and the data files that these pages load. */
export async function createContentPages(gatsby: CreatePagesArgs, output: SiteFiles): Promise<void> {
  const paths: string[] = [];
  const createPage: Actions["createPage"] = (page, ...rest) => {
    if (!isOffered(page.path)) return;
    paths.push(page.path);
    gatsby.actions.createPage(page, ...rest);
  };
  const arguments_ = { ...gatsby, actions: { ...gatsby.actions, createPage } };
  createItemPages(arguments_);
  createAttendancePages(arguments_);
  createOwnPages(arguments_);
  const memberData = await createMemberDirectoryPage(arguments_, output);
  await createPortfolioPages(arguments_);
  const courseData = await createCoursePages(arguments_, output);
  await createNoticePages(arguments_);
  const postData = await createPostPages(arguments_, output);
  await createArticlePages(arguments_);
  createInstructionsPage(arguments_);
  createRedirectPages(gatsby, paths);
  await output.writeAll([latestData({ ...memberData, ...courseData, ...postData })]);
}
