/** The ways to sign in without a helper. */
type AuthType = "pkce" | "implicit";

/** A service that keeps repositories, and how Decap works with it. */
export interface Service {
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

export const backendNames = ["github", "gitlab", "gitea", "forgejo", "bitbucket", "azure", "git-gateway"] as const;

export type BackendName = (typeof backendNames)[number];

export const services: Readonly<Record<BackendName, Service>> = {
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
