import { backendOrigins, hostedEditor } from "../../../../src/cms/configuration/hosted-backend";

test("without CMS_BACKEND there is no hosted editor", () => {
  expect(hostedEditor({})).toBeUndefined();
});

const gitHub = { CMS_BACKEND: "github", CMS_REPO: "a/b" };
const gitLab = { CMS_BACKEND: "gitlab", CMS_REPO: "club/sites/site", CMS_APP_ID: "abc123" };

test("a GitHub repository is edited with drafts, over its fast interface", () => {
  const environment = { CMS_BASE_URL: "https://auth.example.org", CMS_OPEN_AUTHORING: "true" };
  expect(hostedEditor({ ...gitHub, ...environment, CMS_PREVIEW_CONTEXT: "deploy/preview" })).toEqual({
    publishMode: "editorial_workflow",
    backend: {
      name: "github",
      repo: "a/b",
      branch: "main",
      base_url: "https://auth.example.org",
      use_graphql: true,
      open_authoring: true,
      preview_context: "deploy/preview",
      squash_merges: true,
    },
  });
});

test("GitLab is signed in to without a helper", () => {
  expect(hostedEditor(gitLab)?.backend).toEqual({
    name: "gitlab",
    repo: "club/sites/site",
    branch: "main",
    auth_type: "pkce",
    app_id: "abc123",
    squash_merges: true,
  });
});

const selfHosted = { CMS_REPO: "a/b", CMS_BASE_URL: "https://git.example.org", CMS_APP_ID: "abc" };
const ofSelfHosted = { app_id: "abc", api_root: "https://git.example.org/api/v1" };

test.each([
  [
    "GitHub with a helper",
    { ...gitHub, CMS_BASE_URL: "https://auth.example.org" },
    {},
    expect.arrayContaining(["https://api.github.com", "https://auth.example.org"]),
  ],
  ["GitLab without a helper", gitLab, {}, ["https://gitlab.com"]],
  [
    "a GitLab server, but not GitLab itself",
    { ...gitLab, CMS_BASE_URL: "https://git.club.example:8443/lab/" },
    {
      base_url: "https://git.club.example:8443/lab",
      api_root: "https://git.club.example:8443/lab/api/v4",
    },
    ["https://git.club.example:8443"],
  ],
  [
    "GitLab's own API with a helper",
    { CMS_BACKEND: "gitlab", CMS_REPO: "a/b", CMS_BASE_URL: "https://auth.example.org" },
    { api_root: undefined },
    ["https://gitlab.com", "https://auth.example.org"],
  ],
  ["a Gitea server", { ...selfHosted, CMS_BACKEND: "gitea" }, ofSelfHosted, ["https://git.example.org"]],
  ["a Forgejo server", { ...selfHosted, CMS_BACKEND: "forgejo" }, ofSelfHosted, ["https://git.example.org"]],
])("the editor talks to %s", (_what, environment, backend, origins) => {
  const editor = hostedEditor(environment);
  expect({ auth_scope: undefined, api_root: undefined, ...editor?.backend }).toMatchObject(backend);
  expect(editor && backendOrigins(editor)).toEqual(origins);
});

test.each([
  [{ CMS_BACKEND: "githb", CMS_REPO: "a/b" }, "CMS_BACKEND is 'githb', expected one of github"],
  [{ CMS_BACKEND: "github" }, "CMS_REPO is missing, expected owner/name"],
  [{ ...gitHub, CMS_REPO: "https://github.com/a/b" }, "CMS_REPO is 'https://github.com/a/b', expected owner/name"],
  [{ ...gitHub, CMS_PUBLISH_MODE: "draft" }, "CMS_PUBLISH_MODE is 'draft', expected one of simple, editorial_workflow"],
  [{ ...gitHub, CMS_AUTH_SCOPE: "all" }, "CMS_AUTH_SCOPE is 'all', expected one of repo, public_repo"],
  [{ CMS_BACKEND: "gitea", CMS_REPO: "a/b", CMS_APP_ID: "x" }, "CMS_BASE_URL is missing"],
  [{ ...selfHosted, CMS_BACKEND: "gitea", CMS_APP_ID: "" }, "CMS_APP_ID is missing"],
  [
    { ...gitLab, CMS_BASE_URL: "http://gitlab.com" },
    "CMS_BASE_URL is 'http://gitlab.com', expected an address with https",
  ],
])("a wrong setting stops the build with a sentence: %j", (environment, message) => {
  expect(() => hostedEditor(environment)).toThrow(message);
});
