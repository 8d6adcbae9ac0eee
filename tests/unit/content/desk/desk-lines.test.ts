import { readContentTree } from "../../../../src/content/content-tree";
import { deskLines } from "../../../../src/content/desk/desk-lines";
import { readContent } from "../../../../src/content/read/read-content";
import { settingsIn } from "../../../../src/content/settings/load-settings";
import { inClub } from "../../../support/club-settings";
import { withContentTree } from "../../../support/content/content-tree";
import { describeCases } from "../describe-cases";

const now = new Date("2026-11-22T12:00:00+06:00");

describeCases("tests/unit/content/desk/cases", (files) =>
  withContentTree(files, (directory) => {
    const tree = readContentTree(directory);
    const mediaFiles = [...tree.files].filter((file) => file.startsWith("media/"));
    const { content } = readContent(tree);
    const lines = inClub(settingsIn(content, now), () =>
      deskLines(content, { now, staticFiles: new Set(), headOf: () => undefined, mediaFiles }),
    );
    return lines.map(
      ({ topic, file, path, message }) => `${topic} ${[file, path, message].filter(Boolean).join(": ")}`,
    );
  }),
);
