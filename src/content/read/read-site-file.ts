import path from "node:path";
import type { Singleton } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";
import { readSource } from "./read-source";
import { readTextFile } from "./read-text-file";

/**
 * The fields of a site file as it spells them.
 *
 * @throws ContentError if it is missing or can't be read
 */
export function readSiteFile(contentDirectory: string, source: Singleton): JsonObject {
  return readSource(source, readTextFile(path.join(contentDirectory, source.file))).fields;
}
