import { frameCode, frameName, pageFrame } from "../../../../src/outputs/page-html/page-frame";

afterEach(() => {
  delete process.env.PAGE_FRAME;
});

test.each([{ start: "/start.1.js" }, { start: "/start.1.js", policy: "default-src 'none'; img-src \"x\"" }])(
  "pages find what the build has told them: %j",
  (frame) => {
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- what webpack puts into the code
    new Function("process", `${frameName} = ${frameCode(frame)}`)(process);
    expect(pageFrame()).toEqual(frame);
  },
);

test("pages have no frame while the site is developed", () => {
  expect(pageFrame()).toBeUndefined();
});

test("a frame without a start script is an error", () => {
  process.env.PAGE_FRAME = "{}";
  expect(() => pageFrame()).toThrow("no start script");
});
