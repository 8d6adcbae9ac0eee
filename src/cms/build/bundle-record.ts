import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { hasFields, isListOf, isText } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { replaceFile } from "../../outputs/writing/replace-file";
import type { SiteFiles } from "../../outputs/writing/site-files";

export interface AdminBundle {
  readonly script: string;
  readonly desk: string;
  /** Runs before `script`, and says so if that can't start. */
  readonly watch: string;
  /** The styles of the editor's own page; those of the previews are loaded only into their frame. */
  readonly style: string;
  readonly deskStyle: string;
  readonly previewStyles: readonly string[];
}

export function bundleRecord(publicDirectory: string): string {
  return path.resolve(".cache/admin-bundles", `${digest(publicDirectory)}.json`);
}

interface MadeBundle {
  readonly key: string;
  readonly bundle: AdminBundle;
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

export async function recordBundle(record: string, { key, bundle, assets }: MadeBundle): Promise<void> {
  const digests = Object.fromEntries([...assets].map(([file, contents]) => [file, digest(contents)]));
  await replaceFile(record, JSON.stringify({ key, bundle, digests }));
}

/** The bundle of an earlier build, if it had the same key and all of its files are still as they were. */
export async function keptBundle(site: SiteFiles, record: string, key: string): Promise<AdminBundle | undefined> {
  const made: unknown = await readFile(record, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);
  if (!isRecord(made) || made.key !== key) return undefined;
  const files = Object.entries(made.digests);
  const areWhole = await Promise.all(
    files.map(async ([file, expected]) => {
      const contents = await readFile(path.join(site.publicDirectory, file)).catch(() => undefined);
      return contents !== undefined && digest(contents) === expected;
    }),
  );
  if (files.length === 0 || areWhole.includes(false)) return undefined;
  for (const [file] of files) site.keep(file);
  return made.bundle;
}

interface BundleRecord {
  readonly key: string;
  readonly bundle: AdminBundle;
  readonly digests: Readonly<Record<string, string>>;
}

function isRecord(value: unknown): value is BundleRecord {
  return hasFields(value, { key: isText, bundle: isBundle, digests: isJsonObject });
}

const isBundle = (value: unknown) =>
  hasFields(value, {
    script: isText,
    desk: isText,
    watch: isText,
    style: isText,
    deskStyle: isText,
    previewStyles: isListOf(isText),
  });

function digest(contents: string | Uint8Array): string {
  return createHash("sha256").update(contents).digest("hex");
}
