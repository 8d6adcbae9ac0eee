import { bannerText } from "../../../src/outputs/banner";
import { contentIn } from "../../../src/content/read/read-content";
import { withContentTree } from "../../support/content/content-tree";

const march = { text: "**Sprint** on [Saturday](/events)", from: "2026-03-02", until: "2026-03-07" };

const at = (instant: string, file: object = march) =>
  withContentTree({ "site/banner.json": file }, (directory) =>
    bannerText(contentIn(directory), new Date(instant), () => undefined),
  );

test.each([
  ["before its first day", "2026-03-01T23:59:59+06:00", false],
  ["on its first day at the club", "2026-03-02T00:00:00+06:00", true],
  ["on its last day", "2026-03-07T23:59:59+06:00", true],
])("A page that is built %s has the banner, with the instants at which it comes and goes", (_, now, isDue) => {
  expect(at(now)).toMatchObject({
    html: '<strong>Sprint</strong> on <a href="/events">Saturday</a>',
    from: Date.parse("2026-03-02T00:00:00+06:00"),
    until: Date.parse("2026-03-08T00:00:00+06:00"),
    isDue,
  });
});

test("A page that is built later, or without its text, has none", () => {
  expect(at("2026-03-08T00:00:00+06:00")).toBeUndefined();
  expect(at("2026-03-02T00:00:00Z", { from: "2026-03-01" })).toBeUndefined();
});

test("Without days it is always due; only other words are another banner, and spaces are none", () => {
  const [first, spaced, other] = ["Hello  you", " Hello you\n", "Hello them"].map((text) => at("2030-01-01", { text }));
  expect([first?.isDue, first?.from, first?.until]).toEqual([true, undefined, undefined]);
  expect(spaced?.digest).toBe(first?.digest);
  expect(other?.digest).not.toBe(first?.digest);
});
