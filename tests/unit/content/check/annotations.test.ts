import type { Report } from "../../../../src/content/check/check-content";
import { annotationLines } from "../../../../src/content/check/format-report";

test("diagnostics are shown at their files, wherever the content lies in its repository", () => {
  const diagnostics: Report["diagnostics"] = [
    {
      code: "invalid-value",
      severity: "error",
      file: "../club/content/events/a,b.json",
      path: "date",
      message: "is 50%\nwrong",
    },
    { code: "invalid-value", severity: "warning", file: "../club/content/media", path: "", message: "is odd" },
  ];
  expect(annotationLines({ diagnostics, fileCount: 2 }, "../club")).toEqual([
    "::error file=content/events/a%2Cb.json::date: is 50%25%0Awrong",
    "::warning file=content/media::is odd",
  ]);
});
