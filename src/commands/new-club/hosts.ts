/** Hosts that the workflow of a club can publish on. */
export const hosts = ["github-pages", "netlify", "cloudflare-pages"] as const;

export type Host = (typeof hosts)[number];

/** What the workflow needs to publish on a host. */
interface HostSetup {
  /** The secrets of the club's repository that it passes on. */
  readonly secrets: readonly string[];
  /** The variable of the club's repository that holds the project's name. */
  readonly project?: string;
  /** What a maintainer has to do once before the first publication. */
  readonly steps: string;
}

/** Where GitHub keeps what a workflow needs. */
const secretsPage = "In the repository's settings, under Secrets and variables → Actions,";
const netlify = { id: "NETLIFY_SITE_ID", token: "NETLIFY_AUTH_TOKEN" };
const cloudflare = { account: "CLOUDFLARE_ACCOUNT_ID", token: "CLOUDFLARE_API_TOKEN" };
const cloudflareProject = "CLOUDFLARE_PROJECT";

export const hostSetups: Readonly<Record<Host, HostSetup>> = {
  "github-pages": {
    secrets: [],
    steps: "In the repository's settings, under Pages, choose 'GitHub Actions' as the source.",
  },
  netlify: {
    secrets: Object.values(netlify),
    steps: `On Netlify, create a site that is not connected to a repository. ${secretsPage} store its id as the secret ${netlify.id} and an access token as the secret ${netlify.token}.`,
  },
  "cloudflare-pages": {
    secrets: Object.values(cloudflare),
    project: cloudflareProject,
    steps: `On Cloudflare Pages, create a project for direct uploads. ${secretsPage} store the id of the account as the secret ${cloudflare.account}, a token that may edit Pages as the secret ${cloudflare.token}, and the project's name as the variable ${cloudflareProject}.`,
  },
};
