import { isAsset, isKeptForever, isReserved, outputAt } from "../../../../src/domain/outputs/output-at";
import { outputs } from "../../../../src/domain/outputs/outputs";

describe("A path of the site", () => {
  it.each([
    ["/events/feed.xml", outputs.feeds],
    ["/calendar/events/x.ics", outputs.calendars],
    ["/admin/index.html", outputs.editor],
    ["/sitemap-0.xml", outputs.sitemaps],
    ["/app-1.js.map", outputs.buildRecords],
  ])("%s belongs to an output", (path, output) => expect(outputAt(path)).toBe(output));

  it.each(["/", "/events", "/events.html", "/bangla.js", "/administration", "/city.map"])(
    "%s belongs to none",
    (path) => expect(outputAt(path)).toBeUndefined(),
  );
});

it("An address of each output is reserved, unless it is free", () => {
  for (const [name, { paths, isFree = false }] of Object.entries(outputs))
    for (const path of paths) expect([name, path, isReserved(path.replace("*", "x"))]).toEqual([name, path, !isFree]);
});

it.each(["/start", "/styles", "/data", "/app-form", "/404", "/admin"])(
  "%s is reserved, since its file or what is below it belongs to the build",
  (path) => expect(isReserved(path)).toBe(true),
);

it.each(["/events", "/starting", "/nusrat-jahan", "/404-ways-to-get-lost"])("%s is not reserved", (path) =>
  expect(isReserved(path)).toBe(false),
);

it.each([
  ["/app-1.js", true, true],
  ["/admin/assets/admin-1.js", true, true],
  ["/data/members.1.json", true, false],
  ["/static/1/photo.webp", true, false],
  ["/admin/demo.json", false, false],
])("%s is kept by browsers (%s) and an asset (%s)", (path, isKept, isOfScripts) => {
  expect([isKeptForever(path), isAsset(path)]).toEqual([isKept, isOfScripts]);
});
