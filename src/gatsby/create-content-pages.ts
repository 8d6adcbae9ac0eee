import path from "node:path";
import type { Actions, CreatePagesArgs } from "gatsby";
import { createArticlePages } from "./pages/article-pages";
import { createCoursePages } from "./pages/course-pages";
import { createItemPages } from "./pages/item-pages";
import { createMemberDirectoryPage } from "./pages/member-directory-page";
import { createPortfolioPages } from "./pages/portfolio-pages";
import { createPostPages } from "./pages/post-pages";
import { createNoticePages } from "./pages/notice-pages";
import { createRedirectPages } from "./pages/redirect-pages";
import { createInstructionsPage } from "./pages/instructions-page";
import { writeLatestData } from "../outputs/data-files/write-latest-data";

/** All pages whose addresses come from content,  */
export async function createContentPages(gatsby: CreatePagesArgs): Promise<void> {
  const paths: string[] = [];
  const createPage: Actions["createPage"] = (page, ...rest) => {
    paths.push(page.path);
    gatsby.actions.createPage(page, ...rest);
  };
  const arguments_ = { ...gatsby, actions: { ...gatsby.actions, createPage } };
  createItemPages(arguments_);
  const memberData = await createMemberDirectoryPage(arguments_);
  await createPortfolioPages(arguments_);
  const courseData = await createCoursePages(arguments_);
  await createNoticePages(arguments_);
  const postData = await createPostPages(arguments_);
  await createArticlePages(arguments_);
  createInstructionsPage(arguments_);
  createRedirectPages(gatsby, paths);
  await writeLatestData(path.resolve("public"), { ...memberData, ...courseData, ...postData });
}
