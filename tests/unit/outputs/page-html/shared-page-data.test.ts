import { sharedDataCode, sharedDataName, sharedPageData } from "../../../../src/outputs/page-html/shared-page-data";

afterEach(() => {
  delete process.env.SHARED_PAGE_DATA;
});

test.each([{ start: "/start.1.js" }, { start: "/start.1.js", policy: "default-src 'none'; img-src \"x\"" }])(
  "pages find what the build has told them: %j",
  (data) => {
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what webpack puts into the code
    new Function("process", `${sharedDataName} = ${sharedDataCode(data)}`)(process);
    expect(sharedPageData()).toEqual(data);
  },
);

test("pages share no data while the site is developed", () => {
  expect(sharedPageData()).toBeUndefined();
});

test("shared data without a start script is an error", () => {
  process.env.SHARED_PAGE_DATA = "{}";
  expect(() => sharedPageData()).toThrow("no start script");
});
