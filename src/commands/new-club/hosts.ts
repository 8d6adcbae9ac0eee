/** Hosts that the workflow of a club can publish on. */
export const hosts = ["github-pages", "netlify", "cloudflare-pages"] as const;

export type Host = (typeof hosts)[number];

/** What a maintainer has to do once before the workflow can publish there. */
export const hostSteps: Readonly<Record<Host, string>> = {
  "github-pages": "In the repository's settings, under Pages, choose 'GitHub Actions' as the source.",
  netlify:
    "Create a site without a build on Netlify. Store its id as the secret NETLIFY_SITE_ID and an access token as NETLIFY_AUTH_TOKEN.",
  "cloudflare-pages":
    "Create a Pages project for direct uploads. Store the secrets CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN, and the variable CLOUDFLARE_PROJECT with the project's name.",
};
