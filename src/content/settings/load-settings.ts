import { readFileSync } from "node:fs";
import path from "node:path";
import { SETTINGS_VARIABLE } from "../../domain/settings/club-settings";
import { settings } from "../../model/site/settings";
import { readSource } from "../read/read-source";
import { resolveSettings } from "./resolve-settings";

/** Makes the settings of a content tree those of this process, and of the processes that it starts. */
export function loadSettings(contentDirectory: string, environment: NodeJS.ProcessEnv = process.env): void {
  environment[SETTINGS_VARIABLE] = JSON.stringify(readSettings(contentDirectory));
}

/** Calls a function with the settings of a content tree, and restores those of this process. */
export function withSettings<T>(contentDirectory: string, run: () => T): T {
  const before = process.env[SETTINGS_VARIABLE];
  loadSettings(contentDirectory);
  try {
    return run();
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, SETTINGS_VARIABLE);
    else process.env[SETTINGS_VARIABLE] = before;
  }
}

function readSettings(contentDirectory: string) {
  try {
    const text = readFileSync(path.join(contentDirectory, settings.file), "utf8");
    return resolveSettings(readSource(settings, text).fields);
  } catch {
    // A file that is missing or can't be read, which the content check reports.
    return resolveSettings({});
  }
}
