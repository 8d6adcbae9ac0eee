import { backendOrigins, hostedEditor } from "../../../../src/cms/configuration/hosted-backend";

test("without CMS_BACKEND there is no hosted editor", () => {
  expect(hostedEditor({})).toBeUndefined();
});

test("a GitHub repository is edited with drafts, over its fast interface", () => {
  const editor = hostedEditor({
    CMS_BACKEND: "github",
    CMS_REPO: "club/site",
    CMS_BASE_URL: "https://auth.example.org",
    CMS_OPEN_AUTHORING: "true",
    CMS_PREVIEW_CONTEXT: "deploy/preview",
  });
  expect(editor).toEqual({
    publishMode: "editorial_workflow",
    backend: {
      name: "github",
      repo: "club/site",
      branch: "main",
      base_url: "https://auth.example.org",
      use_graphql: true,
      open_authoring: true,
      preview_context: "deploy/preview",
      squash_merges: true,
    },
  });
  expect(editor && backendOrigins(editor)).toEqual(
    expect.arrayContaining(["https://api.github.com", "https://auth.example.org"]),
  );
});

const gitLab = { CMS_BACKEND: "gitlab", CMS_REPO: "club/sites/site", CMS_AUTH_TYPE: "pkce", CMS_APP_ID: "abc123" };

test("GitLab is signed in to without a helper, and nothing else is talked to", () => {
  const editor = hostedEditor(gitLab);
  expect(editor?.backend).toEqual({
    name: "gitlab",
    repo: "club/sites/site",
    branch: "main",
    auth_type: "pkce",
    app_id: "abc123",
    squash_merges: true,
  });
  expect(editor && backendOrigins(editor)).toEqual(["https://gitlab.com"]);
});

test("a self-hosted GitLab server is signed in to and worked with, and GitLab itself is not talked to", () => {
  const editor = hostedEditor({ ...gitLab, CMS_BASE_URL: "https://git.club.example:8443/lab/", CMS_AUTH_SCOPE: "api" });
  expect(editor?.backend).toMatchObject({
    base_url: "https://git.club.example:8443/lab",
    api_root: "https://git.club.example:8443/lab/api/v4",
  });
  expect(editor?.backend).not.toHaveProperty("auth_scope");
  expect(editor && backendOrigins(editor)).toEqual(["https://git.club.example:8443"]);
});

test("an API elsewhere can be named", () => {
  const editor = hostedEditor({
    ...gitLab,
    CMS_BASE_URL: "https://a.example",
    CMS_API_ROOT: "https://b.example/api/v4",
  });
  expect(editor?.backend.api_root).toBe("https://b.example/api/v4");
  expect(editor && backendOrigins(editor)).toEqual(["https://b.example", "https://a.example"]);
});

test("GitLab with a helper keeps to GitLab's own API", () => {
  const editor = hostedEditor({ CMS_BACKEND: "gitlab", CMS_REPO: "a/b", CMS_BASE_URL: "https://auth.example.org" });
  expect(editor?.backend).not.toHaveProperty("api_root");
  expect(editor && backendOrigins(editor)).toEqual(["https://gitlab.com", "https://auth.example.org"]);
});

test.each(["gitea", "forgejo"])("%s is a self-hosted server, and needs no helper", (name) => {
  const editor = hostedEditor({
    CMS_BACKEND: name,
    CMS_REPO: "a/b",
    CMS_BASE_URL: "https://git.example.org",
    CMS_APP_ID: "abc",
  });
  expect(editor?.backend).toMatchObject({ name, app_id: "abc", api_root: "https://git.example.org/api/v1" });
  expect(editor && backendOrigins(editor)).toEqual(["https://git.example.org"]);
});

test("GitHub can be asked for public repositories only", () => {
  const editor = hostedEditor({ CMS_BACKEND: "github", CMS_REPO: "a/b", CMS_AUTH_SCOPE: "public_repo" });
  expect(editor?.backend.auth_scope).toBe("public_repo");
});

const gitHub = { CMS_BACKEND: "github", CMS_REPO: "a/b" };

test.each([
  [{ CMS_BACKEND: "githb", CMS_REPO: "a/b" }, "CMS_BACKEND is 'githb', expected one of github"],
  [{ CMS_BACKEND: "github" }, "CMS_REPO is missing, expected owner/name"],
  [{ ...gitHub, CMS_REPO: "site" }, "CMS_REPO is 'site', expected owner/name"],
  [{ ...gitHub, CMS_REPO: "https://github.com/a/b" }, "CMS_REPO is 'https://github.com/a/b', expected owner/name"],
  [{ ...gitHub, CMS_PUBLISH_MODE: "draft" }, "CMS_PUBLISH_MODE is 'draft', expected one of simple, editorial_workflow"],
  [{ ...gitHub, CMS_AUTH_TYPE: "pkce" }, "github signs in with a helper, expected no CMS_AUTH_TYPE"],
  [{ ...gitHub, CMS_AUTH_SCOPE: "all" }, "CMS_AUTH_SCOPE is 'all', expected one of repo, public_repo"],
  [{ ...gitLab, CMS_AUTH_SCOPE: "repo" }, "CMS_AUTH_SCOPE is 'repo', expected 'api'"],
  [{ ...gitLab, CMS_AUTH_TYPE: "PKCE" }, "CMS_AUTH_TYPE is 'PKCE', expected one of pkce, implicit"],
  [{ ...gitLab, CMS_APP_ID: "" }, "CMS_APP_ID is missing, expected the id of the application that gitlab gives"],
  [{ ...gitLab, CMS_BACKEND: "bitbucket" }, "CMS_AUTH_TYPE is 'pkce', but bitbucket signs in with implicit"],
  [{ CMS_BACKEND: "azure", CMS_REPO: "a/b/c", CMS_APP_ID: "x" }, "CMS_TENANT_ID is missing"],
  [{ CMS_BACKEND: "gitea", CMS_REPO: "a/b", CMS_APP_ID: "x" }, "CMS_BASE_URL is missing"],
  [
    { ...gitLab, CMS_BASE_URL: "HTTP://localhost.example.org" },
    "CMS_BASE_URL is 'HTTP://localhost.example.org', expected an address with https",
  ],
  [
    { ...gitLab, CMS_BASE_URL: "http://gitlab.com" },
    "CMS_BASE_URL is 'http://gitlab.com', expected an address with https",
  ],
])("a wrong setting stops the build with a sentence: %j", (environment, message) => {
  expect(() => hostedEditor(environment)).toThrow(message);
});
