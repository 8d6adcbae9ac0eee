import { backendOrigins, hostedEditor } from "../../../src/cms/hosted-backend";

test("without CMS_BACKEND there is no hosted editor", () => {
  expect(hostedEditor({})).toBeUndefined();
});

test("a GitHub repository is edited with drafts, over its fast interface", () => {
  const editor = hostedEditor({
    CMS_BACKEND: "github",
    CMS_REPO: "club/site",
    CMS_BASE_URL: "https://auth.example.org",
    CMS_OPEN_AUTHORING: "true",
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
      squash_merges: true,
    },
  });
  expect(editor && backendOrigins(editor)).toEqual(
    expect.arrayContaining(["https://api.github.com", "https://auth.example.org"]),
  );
});

test.each([
  [{ CMS_BACKEND: "githb", CMS_REPO: "a/b" }, "CMS_BACKEND is 'githb', expected one of github"],
  [{ CMS_BACKEND: "github" }, "CMS_REPO is missing, expected owner/name"],
])("a wrong setting is told in words", (environment, message) => {
  expect(() => hostedEditor(environment)).toThrow(message);
});
