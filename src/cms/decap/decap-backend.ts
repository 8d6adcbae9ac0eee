import CMS from "decap-cms-app";
import { isFunction, type UnknownFunction, parseJson } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";
import { USER_KEY } from "../start/sign-in";
import type { CmsConfig } from "./decap-types";
import { pathsIn } from "./repository-files";

export interface StoredFile {
  readonly path: string;
  readonly text: string;
}

export interface StoredFiles {
  inFolder(folder: string, extension: string): Promise<readonly StoredFile[]>;
  named(paths: readonly string[]): Promise<readonly StoredFile[]>;
  media(): Promise<readonly string[] | undefined>;
}

/** Decap's backend without Decap; undefined if the editor is not signed in. */
export async function openStoredFiles(config: CmsConfig): Promise<StoredFiles | undefined> {
  const backend = CMS.getBackend(config.backend.name);
  const user = parseJson(localStorage.getItem(USER_KEY) ?? "");
  if (!backend || !isJsonObject(user)) return undefined;
  const call = backendCalls(config.backend.name);
  // Its types leave out the second.
  const init: UnknownFunction = backend.init.bind(backend);
  init(config, { useWorkflow: false, updateUserCredentials: () => undefined, initialWorkflowStatus: "draft" });
  await call("restoreUser", user);
  return storedFiles(call, config.media_folder ?? "");
}

export function storedFiles(call: BackendCall, mediaFolder: string): StoredFiles {
  return {
    inFolder: async (folder, extension) => {
      const given = [folder, extension, 1];
      // In a hosted repository, the other method reads only one page of twenty files.
      return filesIn((await call("allEntriesByFolder", ...given)) ?? (await call("entriesByFolder", ...given)));
    },
    named: async (paths) => {
      const files = paths.map((path) => ({ path, label: path }));
      return filesIn(await call("entriesByFiles", files));
    },
    media: async () => pathsIn(await call("getMedia", mediaFolder)),
  };
}

const calledMethods = [
  "getEntry",
  "restoreUser",
  "allEntriesByFolder",
  "entriesByFolder",
  "entriesByFiles",
  "getMedia",
  "getMediaDisplayURL",
  "persistMedia",
  "deleteFiles",
] as const;

export type BackendCall = (method: (typeof calledMethods)[number], ...given: unknown[]) => Promise<unknown>;

/** Calls the methods of Decap's backend without our wrappers. */
export function backendCalls(name: string): BackendCall {
  const methods = new Map<string, UnknownFunction>();
  const keep = (method: string) => (original: UnknownFunction) => {
    methods.set(method, original);
    return original;
  };
  wrapBackend(name, Object.fromEntries(calledMethods.map((method) => [method, keep(method)])));
  return async (method, ...given) => {
    const answer: unknown = await methods.get(method)?.(...given);
    return answer;
  };
}

function filesIn(entries: unknown): StoredFile[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const { file, data } = isJsonObject(entry) ? entry : {};
    const path = isJsonObject(file) ? file.path : undefined;
    return typeof path === "string" && typeof data === "string" ? [{ path, text: data }] : [];
  });
}

export type BackendWrappers = Readonly<Record<string, (method: UnknownFunction) => UnknownFunction>>;

/** Wraps existing methods of a backend as soon as Decap creates it. */
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
