import { isOnOwnComputer } from "../../model/values/web-host";
import type { CmsBackend } from "../decap/decap-types";

export interface HostedEditor {
  readonly backend: CmsBackend;
  readonly publishMode: "simple" | "editorial_workflow";
}

/**
 * Reads the variables `CMS_*`; undefined without `CMS_BACKEND`.
 *
 * @throws Error in words for the maintainer if one is missing, unknown or contradicts another
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
      ...given("site_domain", environment.CMS_SITE_DOMAIN),
      ...given("preview_context", environment.CMS_PREVIEW_CONTEXT),
      ...(name === "github" && { use_graphql: true }),
      ...(environment.CMS_OPEN_AUTHORING === "true" && { open_authoring: true }),
      squash_merges: true,
    },
    publishMode: givenChoice(environment, "CMS_PUBLISH_MODE", ["simple", "editorial_workflow"]) ?? "editorial_workflow",
  };
}

function repository(backend: BackendName, repo: string | undefined): string {
  if (!repo) throw new Error(`CMS_BACKEND is '${backend}', but CMS_REPO is missing, expected owner/name`);
  if (!/^[^\s/]+(?:\/[^\s/]+)+$/.test(repo)) throw new Error(`CMS_REPO is '${repo}', expected owner/name`);
  return repo;
}

function signIn(name: BackendName, environment: Environment): Partial<CmsBackend> {
  const service = services[name];
  const authType = givenChoice(environment, "CMS_AUTH_TYPE", ["pkce", "implicit"]);
  if (authType && !service.authTypes.includes(authType))
    throw new Error(`CMS_AUTH_TYPE is '${authType}', but ${wayOf(name)}`);
  const baseUrl = givenAddress(environment, "CMS_BASE_URL");
  const needsNoHelper = service.needsNoHelper || authType !== undefined;
  if (needsNoHelper && baseUrl && /^http:/i.test(baseUrl) && !isOnOwnComputer(baseUrl))
    throw new Error(`CMS_BASE_URL is '${baseUrl}', expected an address with https, since editors sign in there`);
  const appId = environment.CMS_APP_ID;
  if (needsNoHelper && !appId)
    throw new Error(`CMS_APP_ID is missing, expected the id of the application that ${name} gives, to sign in`);
  if (service.needsBaseUrl && !baseUrl)
    throw new Error(`CMS_BASE_URL is missing, expected the address of your ${name} server, to sign in`);
  if (name === "azure" && !environment.CMS_TENANT_ID)
    throw new Error("CMS_TENANT_ID is missing, expected the id of your organisation's directory, to sign in");
  return {
    ...given("tenant_id", environment.CMS_TENANT_ID),
    ...given("base_url", baseUrl),
    ...given("api_root", givenAddress(environment, "CMS_API_ROOT") ?? (needsNoHelper ? apiOf(service, baseUrl) : "")),
    ...given("auth_endpoint", environment.CMS_AUTH_ENDPOINT),
    ...given("app_id", appId),
    ...(authType && { auth_type: authType }),
    ...authScope(name, environment),
  };
}

function wayOf(name: BackendName): string {
  const { authTypes } = services[name];
  return authTypes.length === 0
    ? `${name} signs in with a helper, expected no CMS_AUTH_TYPE`
    : `${name} signs in with ${authTypes.join(" or ")}`;
}

/** The API of a self-hosted server. Without it, a token would be sent to the public service. */
function apiOf({ apiPath }: Service, baseUrl: string | undefined): string {
  return baseUrl && apiPath ? `${baseUrl}${apiPath}` : "";
}

/** Decap knows the scopes of GitHub only; GitLab is always asked for its scope `api`. */
function authScope(name: BackendName, environment: Environment): Partial<CmsBackend> {
  if (name === "gitlab") {
    givenChoice(environment, "CMS_AUTH_SCOPE", ["api"]);
    return {};
  }
  const scope = givenChoice(environment, "CMS_AUTH_SCOPE", ["repo", "public_repo"]);
  return scope ? { auth_scope: scope } : {};
}

function given(option: string, value: string | undefined): Readonly<Record<string, string>> {
  return value ? { [option]: value } : {};
}

/** The origins that a hosted editor talks to: those of its service, or of the servers that take its place. */
export function backendOrigins({ backend }: HostedEditor): string[] {
  const name = backendNames.find((each) => each === backend.name);
  const { api, site, others = [] } = name ? services[name] : services["git-gateway"];
  const addresses = [backend.api_root ?? api, backend.base_url ?? site].filter((address) => address !== undefined);
  return [...new Set([...addresses.map((address) => new URL(address).origin), ...others])];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * One of the values that a variable may have; undefined if it is not set.
 *
 * @throws Error in words for the maintainer if it has another
 */
function givenChoice<Choice extends string>(
  environment: Environment,
  variable: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = environment[variable];
  if (!value) return undefined;
  const choice = choices.find((each) => each === value);
  if (choice === undefined) {
    const expected = choices.length === 1 ? `'${choices.join("")}'` : `one of ${choices.join(", ")}`;
    throw new Error(`${variable} is '${value}', expected ${expected}`);
  }
  return choice;
}

/** The address in a variable, without a slash at its end; src/gatsby/build-environment.ts has looked at its form. */
function givenAddress(environment: Environment, variable: string): string | undefined {
  return environment[variable]?.replace(/\/+$/, "") || undefined;
}

type AuthType = "pkce" | "implicit";

interface Service {
  /** Where its API is unless `CMS_API_ROOT` says otherwise. */
  readonly api?: string;
  /** The origin that editors sign in at, if the editor itself talks to it, unless `CMS_BASE_URL` says otherwise. */
  readonly site?: string;
  /** Where a self-hosted server has its API. */
  readonly apiPath?: string;
  /** Further origins that the editor asks for data. */
  readonly others?: readonly string[];
  readonly authTypes: readonly AuthType[];
  /** True if there is no other way to sign in. */
  readonly needsNoHelper?: boolean;
  /** True if there is no public service that is meant by default. */
  readonly needsBaseUrl?: boolean;
}

const backendNames = ["github", "gitlab", "gitea", "forgejo", "bitbucket", "azure", "git-gateway"] as const;

type BackendName = (typeof backendNames)[number];

const services: Readonly<Record<BackendName, Service>> = {
  github: {
    api: "https://api.github.com",
    others: ["https://raw.githubusercontent.com", "https://www.githubstatus.com"],
    authTypes: [],
  },
  gitlab: {
    api: "https://gitlab.com/api/v4",
    site: "https://gitlab.com",
    apiPath: "/api/v4",
    authTypes: ["pkce", "implicit"],
  },
  gitea: { apiPath: "/api/v1", authTypes: ["pkce"], needsNoHelper: true, needsBaseUrl: true },
  forgejo: { apiPath: "/api/v1", authTypes: ["pkce"], needsNoHelper: true, needsBaseUrl: true },
  bitbucket: { api: "https://api.bitbucket.org/2.0", others: ["https://bitbucket.org"], authTypes: ["implicit"] },
  azure: {
    api: "https://dev.azure.com",
    site: "https://login.microsoftonline.com",
    authTypes: ["implicit"],
    needsNoHelper: true,
  },
  "git-gateway": { authTypes: [] },
};
