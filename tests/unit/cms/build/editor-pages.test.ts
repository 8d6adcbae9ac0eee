import { deskPage } from "../../../../src/cms/build/editor-pages";

const page = (policy: string | undefined) =>
  deskPage(
    { siteUrl: "https://club.example", clubName: "Club", policy },
    { script: "", desk: "", first: [], style: "", deskStyle: "", previewStyles: [] },
  );

test("a page of the editor holds its policy before all scripts, without what only headers can say", () => {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
  expect(page(policy)).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">`,
  );
});

test("a page of the editor holds no policy where a header gives it", () => {
  expect(page(undefined)).not.toContain("Content-Security-Policy");
});
