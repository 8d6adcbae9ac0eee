import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { clubTimeZone } from "../../../src/domain/time/club-time";
import { contentDirectory } from "../../../src/content/content-directory";
import { readArticle } from "../../../src/content/read/read-article";
import { article } from "../../../src/model/kinds/article";
import { club } from "../../../src/model/site/club";
import { home } from "../../../src/model/site/home";
import { ratingHistory } from "../../../src/model/site/ratings";
import { registration } from "../../../src/model/site/registration";
import { course } from "../../../src/model/kinds/course";
import { event } from "../../../src/model/kinds/event";
import { member } from "../../../src/model/kinds/member";
import { notice } from "../../../src/model/kinds/notice";
import { pastLeader } from "../../../src/model/kinds/past-leader";
import { post } from "../../../src/model/kinds/post";
import { result } from "../../../src/model/kinds/result";
import { sheet } from "../../../src/model/kinds/sheet";
import { workshop } from "../../../src/model/kinds/workshop";
import type { Kind, Singleton } from "../../../src/model/kind";
import { isScheduled } from "../../../src/domain/publication/publication";
import { isJsonObject } from "../../../src/model/schema/json-object";
import { normalised } from "../../../src/model/schema/normalise";

/** The content of the site under test, so that the tests work for any club. */
const directory = contentDirectory();

function readItem<S extends z.ZodObject>(schema: S, file: string): z.infer<S> {
  const json: unknown = JSON.parse(readFileSync(path.join(directory, file), "utf8").replace(/^\uFEFF/, ""));
  return schema.parse(isJsonObject(json) ? normalised(schema, json) : json);
}

/** The names in a folder of the content, which may be missing. */
function filesIn(folder: string): readonly string[] {
  const place = path.join(directory, folder);
  return existsSync(place) ? readdirSync(place) : [];
}

function items<S extends z.ZodObject>({ folder, schema }: Kind<S>): z.infer<S>[] {
  const files = filesIn(folder).filter((file) => file.endsWith(".json"));
  return files
    .map((file) => readItem(schema, path.join(folder, file)))
    .filter((item) => !isScheduled({ ...item }, new Date(), clubTimeZone()));
}

function singleton<S extends z.ZodObject>({ file, schema }: Singleton<S>): z.infer<S> {
  return readItem(schema, file);
}

export const clubContent = () => singleton(club);
export const homeContent = () => singleton(home);
export const registrationContent = () => singleton(registration);
export const memberContent = () => items(member).sort((a, b) => a.id - b.id);
export const historyContent = () =>
  filesIn("ratings").map((file) => readItem(ratingHistory.schema, path.join("ratings", file)));
export const resultContent = () => items(result);
export const sheetContent = () => items(sheet);
export const pastLeaderContent = () => items(pastLeader);
export const postContent = () => items(post).sort((a, b) => b.id - a.id);
export const eventContent = () => items(event);
export const noticeContent = () => items(notice);
export const workshopContent = () => items(workshop);
export const courseContent = () => items(course);

/** The published articles of the blog, each with its slug and its text. */
export const articleContent = () =>
  filesIn(article.folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => {
      const { frontMatter, body } = readArticle(readFileSync(path.join(directory, article.folder, file), "utf8"));
      return {
        slug: path.basename(file, ".md"),
        body,
        ...article.schema.parse(normalised(article.schema, frontMatter)),
      };
    })
    .filter((item) => !isScheduled({ ...item }, new Date(), clubTimeZone()));
