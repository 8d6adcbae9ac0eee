import { withPolicy } from "../../../../src/cms/build/editor-pages";

const page = '<html><head><meta charset="utf-8"><script src="/admin.js"></script></head></html>';
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

test("a page of the editor holds its policy before all scripts, without what only headers can say", () => {
  expect(withPolicy(page, policy)).toBe(
    `<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"/><script src="/admin.js"></script></head></html>`,
  );
});

test("a page of the editor holds no policy where a header gives it", () => {
  expect(withPolicy(page, undefined)).toBe(page);
});
