import { isScheduled, isShownAt, publicationOf } from "../../../../src/domain/publication/publication";
import { article } from "../../../../src/model/kinds/article";
import { notice } from "../../../../src/model/kinds/notice";

const zone = "Asia/Dhaka";

describe("An item is published", () => {
  it.each([
    ["2026-03-20", "2026-03-19T18:00:00.000Z"],
    [" 2026-03-20 ", "2026-03-19T18:00:00.000Z"],
    ["2026-03-20 18:30", "2026-03-20T12:30:00.000Z"],
    ["2026-03-20T18:30:15", "2026-03-20T12:30:15.000Z"],
    ["2026-03-20T18:30:15.250", "2026-03-20T12:30:15.000Z"],
    ["2026-03-20T18:30Z", "2026-03-20T18:30:00.000Z"],
    ["2026-03-20T18:30:00-05:00", "2026-03-20T23:30:00.000Z"],
  ])("at the club's '%s'", (publishAt, instant) => {
    expect(publicationOf({ publishAt }, zone)?.toISOString()).toBe(instant);
  });

  it("from that instant on, and not a second before", () => {
    const item = { publishAt: "2026-03-20 18:30" };
    expect(isScheduled(item, new Date("2026-03-20T12:29:59Z"), zone)).toBe(true);
    expect(isScheduled(item, new Date("2026-03-20T12:30:00Z"), zone)).toBe(false);
  });

  const now = new Date("2026-03-20T12:00:00Z");

  it("at once without a time", () => {
    for (const item of [{}, { publishAt: null }, { publishAt: " " }]) expect(isScheduled(item, now, zone)).toBe(false);
  });

  it.each([
    "soon",
    "2026-02-30",
    "on 2026-01-01",
    "2026-01-01 at noon",
    "2026-01-01 24:00",
    "2026-01-01 25:00",
    "2026-01-01 18:30:15.",
  ])("never at a time that does not exist, such as '%s'", (publishAt) => {
    expect(isScheduled({ publishAt }, now, zone)).toBe(true);
  });

  it("only if it is not a draft either", () => {
    const [before, after] = [new Date("2026-03-01T00:00:00Z"), new Date("2026-04-01T00:00:00Z")];
    const publishAt = "2026-03-20";
    expect(isShownAt(notice, { publishAt }, before, zone)).toBe(false);
    expect(isShownAt(notice, { publishAt }, after, zone)).toBe(true);
    expect(isShownAt(article, { publishAt, status: "draft" }, after, zone)).toBe(false);
    expect(isShownAt(article, { publishAt, status: "published" }, after, zone)).toBe(true);
  });
});
