import { parseUrl } from "../model/parse-url";
import type { CmsBackend } from "./decap-types";

/** How the hosted editor works, from the environment of the build. */
export interface HostedEditor {
  readonly backend: CmsBackend;
  readonly publishMode: "simple" | "editorial_workflow";
}

type Environment = Readonly<Record<string, string | undefined>>;

const backends = ["github", "gitlab", "gitea", "forgejo", "bitbucket", "azure", "git-gateway"] as const;

/**
 * Reads the variables `CMS_*`; undefined without `CMS_BACKEND`.
 *
 * @throws Error in words for the maintainer where one is missing or unknown
 */
export function hostedEditor(environment: Environment): HostedEditor | undefined {
  const name = environment.CMS_BACKEND;
  if (!name) return undefined;
  if (!isBackend(name)) throw new Error(`CMS_BACKEND is '${name}', expected one of ${backends.join(", ")}`);
  const repo = environment.CMS_REPO;
  if (!repo) throw new Error(`CMS_BACKEND is '${name}', but CMS_REPO is missing, expected owner/name`);
  return {
    backend: {
      name,
      repo,
      branch: environment.CMS_BRANCH || "main",
      ...given("base_url", environment.CMS_BASE_URL),
      ...given("auth_endpoint", environment.CMS_AUTH_ENDPOINT),
      ...given("api_root", environment.CMS_API_ROOT),
      ...given("site_domain", environment.CMS_SITE_DOMAIN),
      ...given("app_id", environment.CMS_APP_ID),
      ...(name === "github" && { use_graphql: true }),
      ...(environment.CMS_OPEN_AUTHORING === "true" && { open_authoring: true }),
      squash_merges: true,
    },
    publishMode: environment.CMS_PUBLISH_MODE === "simple" ? "simple" : "editorial_workflow",
  };
}

function isBackend(name: string): name is (typeof backends)[number] {
  return backends.some((each) => each === name);
}

function given(option: string, value: string | undefined): Readonly<Record<string, string>> {
  return value ? { [option]: value } : {};
}

/** The origins that a hosted editor talks to. */
export function backendOrigins({ backend }: HostedEditor): string[] {
  const byName: Readonly<Record<string, readonly string[]>> = {
    github: ["https://api.github.com", "https://raw.githubusercontent.com", "https://www.githubstatus.com"],
    gitlab: ["https://gitlab.com"],
    bitbucket: ["https://api.bitbucket.org", "https://bitbucket.org"],
    azure: ["https://dev.azure.com", "https://login.microsoftonline.com"],
  };
  const own = [backend.base_url, backend.api_root].flatMap((url) => parseUrl(url ?? "")?.origin ?? []);
  return [...new Set([...(byName[backend.name] ?? []), ...own])];
}
