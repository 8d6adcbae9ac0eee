import { isOnOwnComputer } from "../../model/values/web-host";
import type { CmsBackend } from "../decap/decap-types";

export interface HostedEditor {
  readonly backend: CmsBackend;
  readonly publishMode: "simple" | "editorial_workflow";
}

export type Environment = Readonly<Record<string, string | undefined>>;

const backendNames = ["github", "gitlab", "gitea", "forgejo"] as const;

const apis: Readonly<Partial<Record<string, string>>> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
};

const ofGitHub = ["https://raw.githubusercontent.com", "https://www.githubstatus.com"];

/**
 * Reads the variables `CMS_*`; undefined without `CMS_BACKEND`.
 *
 * @throws Error with a message for the maintainer if one is missing, unknown or contradicts another
 */
export function hostedEditor(environment: Environment): HostedEditor | undefined {
  const name = givenChoice(environment, "CMS_BACKEND", backendNames);
  if (!name) return undefined;
  return {
    backend: {
      name,
      repo: repository(name, environment.CMS_REPO),
      branch: environment.CMS_BRANCH || "main",
      ...signIn(name, environment),
      ...given("preview_context", environment.CMS_PREVIEW_CONTEXT),
      ...(name === "github" && { use_graphql: true }),
      ...(environment.CMS_OPEN_AUTHORING === "true" && { open_authoring: true }),
      squash_merges: true,
    },
    publishMode: givenChoice(environment, "CMS_PUBLISH_MODE", ["simple", "editorial_workflow"]) ?? "editorial_workflow",
  };
}

function repository(backend: string, repo: string | undefined): string {
  if (!repo) throw new Error(`CMS_BACKEND is '${backend}', but CMS_REPO is missing, expected owner/name`);
  if (!/^[^\s/]+(?:\/[^\s/]+)+$/.test(repo)) throw new Error(`CMS_REPO is '${repo}', expected owner/name`);
  return repo;
}

/** GitHub needs the sign-in helper, Gitea and Forgejo have their own way, GitLab supports both. */
function signIn(name: string, environment: Environment): Partial<CmsBackend> {
  const isSelfHosted = name === "gitea" || name === "forgejo";
  const appId = name === "github" ? undefined : environment.CMS_APP_ID;
  const baseUrl = address(environment.CMS_BASE_URL);
  if (isSelfHosted && !baseUrl)
    throw new Error(`CMS_BASE_URL is missing, expected the address of your ${name} server, to sign in`);
  if (isSelfHosted && !appId)
    throw new Error(`CMS_APP_ID is missing, expected the id of the application that ${name} gives, to sign in`);
  if (appId && baseUrl && /^http:/i.test(baseUrl) && !isOnOwnComputer(baseUrl))
    throw new Error(`CMS_BASE_URL is '${baseUrl}', expected an address with https, since editors sign in there`);
  // Without the address of an own server's API, the token would be sent to the public service.
  const ownApi = appId && baseUrl ? baseUrl + (isSelfHosted ? "/api/v1" : "/api/v4") : undefined;
  const scope = name === "github" ? givenChoice(environment, "CMS_AUTH_SCOPE", ["repo", "public_repo"]) : undefined;
  return {
    ...given("base_url", baseUrl),
    ...given("api_root", address(environment.CMS_API_ROOT) ?? ownApi),
    ...given("auth_endpoint", environment.CMS_AUTH_ENDPOINT),
    ...given("app_id", appId),
    ...(name === "gitlab" && appId && { auth_type: "pkce" as const }),
    ...(scope && { auth_scope: scope }),
  };
}

function given(option: string, value: string | undefined): Readonly<Record<string, string>> {
  return value ? { [option]: value } : {};
}

/** Without a trailing slash; src/gatsby/build-environment.ts has checked its form. */
function address(value: string | undefined): string | undefined {
  return value?.replace(/\/+$/, "") || undefined;
}

/** The origins that a hosted editor talks to: those of its service, or of the club's own servers. */
export function backendOrigins({ backend }: HostedEditor): string[] {
  const publicApi = apis[backend.name];
  // Without a helper, editors sign in at GitLab itself, where its API is.
  const addresses = [backend.api_root ?? publicApi, backend.base_url ?? publicApi];
  const origins = addresses.flatMap((each) => (each ? [new URL(each).origin] : []));
  return [...new Set([...origins, ...(backend.name === "github" ? ofGitHub : [])])];
}

function givenChoice<Choice extends string>(
  environment: Environment,
  variable: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = environment[variable];
  if (!value) return undefined;
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new Error(`${variable} is '${value}', expected one of ${choices.join(", ")}`);
  return choice;
}
