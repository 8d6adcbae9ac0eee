import { writeFileSync } from "node:fs";
import path from "node:path";
import { browserCode, newerUses } from "../support/floor/newer-code";
import { makeFolder } from "../support/temporary-folder";

const folder = makeFolder();

/** Features that are only used if the browser has them, or that readers don't need. */
const accepted: ReadonlySet<string> = new Set([
  // Copying the link is enough.
  "Navigator.share",
  // Firefox for Android could not print before version 114.
  "Window.print",
  // In other browsers, a dropped picture is inserted at the cursor.
  "Document.caretPositionFromPoint",
  "CaretPosition.offsetNode",
  "CaretPosition.offset",
]);

test("what browsers run uses nothing that the oldest of them do not have, and the check would see it", async () => {
  const example = path.join(folder, "example.ts");
  writeFileSync(
    example,
    [
      "export const sorted = (list: readonly string[]) => list.toSorted().findLast(Boolean);",
      "export const count = ({ size }: URLSearchParams, { size: other }: Set<string>) => size + other;",
      "export const letters = () => new Intl.Segmenter();",
      "export const hide = (element: HTMLElement) => (element.inert = true);",
      "export const pattern = new RegExp(`(?<=${'a'})b`);",
    ].join("\n"),
  );
  const files = await browserCode();
  expect(files).toContain("src/components/layout/Layout.tsx");
  const uses = newerUses([...files, example]);
  const inExample = uses.filter(({ place }) => place.startsWith(example));
  expect(inExample.map(({ name, place }) => `${place.slice(example.length)} ${name}`)).toEqual([
    ":1 Array.toSorted",
    ":1 Array.findLast",
    ":2 URLSearchParams.size",
    ":3 Segmenter",
    ":4 HTMLElement.inert",
    ":5 look-behind",
  ]);
  expect(uses.filter((use) => !inExample.includes(use) && !accepted.has(use.name))).toEqual([]);
});
