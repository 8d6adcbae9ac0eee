import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { club, home } from "../../src/model/site-files";
import { event } from "../../src/model/event";
import { notice } from "../../src/model/notice";
import { subCommunity } from "../../src/model/sub-community";
import { workshop } from "../../src/model/workshop";
import type { Kind, Singleton } from "../../src/model/kind";
import { isJsonObject, normalised } from "../../src/model/normalise";

/** The content that the site under test was built from, so that the tests fit any club's. */
const directory = path.resolve(process.env.CONTENT_DIR || "content");

function readItem<S extends z.ZodObject>(schema: S, file: string): z.infer<S> {
  const json: unknown = JSON.parse(readFileSync(path.join(directory, file), "utf8").replace(/^\uFEFF/, ""));
  return schema.parse(isJsonObject(json) ? normalised(schema, json) : json);
}

function items<S extends z.ZodObject>({ folder, schema }: Kind<S>): z.infer<S>[] {
  const files = readdirSync(path.join(directory, folder)).filter((file) => file.endsWith(".json"));
  return files.map((file) => readItem(schema, path.join(folder, file)));
}

function singleton<S extends z.ZodObject>({ file, schema }: Singleton<S>): z.infer<S> {
  return readItem(schema, file);
}

export const clubContent = () => singleton(club);
export const homeContent = () => singleton(home);
export const eventContent = () => items(event);
export const noticeContent = () => items(notice);
export const workshopContent = () => items(workshop);
export const subCommunityContent = () => items(subCommunity);
