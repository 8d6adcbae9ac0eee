import CMS from "decap-cms-app";
import { isFunction, propertyOf, type UnknownFunction } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { USER_KEY } from "../start/first-storage";
import type { CmsConfig } from "./decap-types";
import { pathsIn } from "./repository-files";

export interface StoredFile {
  readonly path: string;
  readonly text: string;
}

/** Reads the files of the repository with the rights of the editor who is signed in. */
export interface StoredFiles {
  inFolder(folder: string, extension: string): Promise<readonly StoredFile[]>;
  named(paths: readonly string[]): Promise<readonly StoredFile[]>;
  /** The paths of the files of the media folder; undefined if they are not known. */
  media(): Promise<readonly string[] | undefined>;
}

/** Decap's backend without Decap around it; undefined if no one is signed in. */
export async function openStoredFiles(config: CmsConfig): Promise<StoredFiles | undefined> {
  const backend = CMS.getBackend(config.backend.name);
  const user = readUser();
  if (!backend || user === undefined) return undefined;
  const options = { useWorkflow: false, updateUserCredentials: () => undefined, initialWorkflowStatus: "draft" };
  // Its types leave out the second.
  const init: UnknownFunction = backend.init.bind(backend);
  const implementation = init(config, options);
  const has = (name: string) => isFunction(propertyOf(implementation, name));
  const call = async (name: string, ...parameters: unknown[]): Promise<unknown> => {
    const method = propertyOf(implementation, name);
    if (!isFunction(method)) throw new Error(`Decap's backend ${config.backend.name} has no ${name}.`);
    const answer = await method.apply(implementation, parameters);
    return answer;
  };
  await call("restoreUser", user);
  // In a hosted repository, the other method reads only one page of twenty files.
  const listing = has("allEntriesByFolder") ? "allEntriesByFolder" : "entriesByFolder";
  return {
    inFolder: async (folder, extension) => filesIn(await call(listing, folder, extension, 1)),
    named: async (paths) =>
      filesIn(
        await call(
          "entriesByFiles",
          paths.map((path) => ({ path, label: path })),
        ),
      ),
    media: async () => pathsIn(await call("getMedia", config.media_folder)),
  };
}

function readUser(): unknown {
  const text = localStorage.getItem(USER_KEY);
  try {
    const user: unknown = text === null ? undefined : JSON.parse(text);
    return isJsonObject(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

function filesIn(entries: unknown): StoredFile[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const { file, data } = isJsonObject(entry) ? entry : {};
    const path = isJsonObject(file) ? file.path : undefined;
    return typeof path === "string" && typeof data === "string" ? [{ path, text: data }] : [];
  });
}

/** Functions around methods of a backend, by the names of the methods; each gets the method itself. */
export type BackendWrappers = Readonly<Record<string, (method: UnknownFunction) => UnknownFunction>>;

/**
 * Puts functions around methods of a backend of Decap, as soon as Decap makes one. Methods that it does not have are left
 * out.
 */
export function wrapBackend(name: string, wrappers: BackendWrappers): void {
  const backend = CMS.getBackend(name);
  if (!backend) return;
  const { init } = backend;
  backend.init = (...options) => {
    const made: unknown = init.apply(backend, options);
    if (!isJsonObject(made)) return made;
    for (const [method, wrap] of Object.entries(wrappers)) {
      const original: unknown = made[method];
      if (isFunction(original)) Object.assign(made, { [method]: wrap((...given) => original.apply(made, given)) });
    }
    return made;
  };
}
