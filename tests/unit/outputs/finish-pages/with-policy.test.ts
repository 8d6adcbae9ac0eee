import { withPolicy } from "../../../../src/outputs/finish-pages/with-policy";

const page = '<html><head><meta charSet="utf-8"/><script src="/start.js"></script></head></html>';
const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

test("a page holds its policy before all scripts, without what only headers can say", () => {
  expect(withPolicy(page, policy)).toBe(
    `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"/><script src="/start.js"></script></head></html>`,
  );
});

test("a page holds the last policy it was given, or none", () => {
  const before = withPolicy(page, "default-src 'self'");
  expect(withPolicy(before, policy)).toBe(withPolicy(page, policy));
  expect(withPolicy(before, undefined)).toBe(page);
});
