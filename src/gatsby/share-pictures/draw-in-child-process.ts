import { fork } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import path from "node:path";
import { hasFields, isListOf, isText } from "../../domain/shape";
import type { DrawnPicture } from "../../outputs/share-pictures/draw-share-pictures";
import type { PictureText } from "../../outputs/share-pictures/picture-text";

export interface Drawing {
  readonly texts: readonly PictureText[];
  readonly clubName: string;
}

/** Lower than Gatsby's priority (see `nice`). */
const LOW_PRIORITY = 10;

/**
 * Draws the share pictures in a separate process, on a core that Gatsby does not use.
 *
 * @param program for tests: another program instead of ours
 * @throws if a picture can't be drawn; the process has printed why
 */
export function drawInChildProcess(
  drawing: Drawing,
  program = path.resolve("src/gatsby/share-pictures/draw-process.js"),
): Promise<readonly DrawnPicture[]> {
  return new Promise((resolve, reject) => {
    const child = fork(program);
    if (child.pid !== undefined) setPriority(child.pid, Math.max(LOW_PRIORITY, getPriority()));
    child.once("error", reject);
    // Not "exit": a busy build may get that event before an earlier answer.
    child.once("close", (code, signal) => {
      reject(new Error(`The share pictures were not drawn: the process ended with ${signal ?? code}.`));
    });
    child.once("message", (answer) => {
      if (isDrawn(answer)) resolve(answer);
      else reject(new Error("The share pictures were not drawn: the process gave a wrong answer."));
    });
    child.send(drawing);
  });
}

function isDrawn(answer: unknown): answer is DrawnPicture[] {
  return isListOf((picture) => hasFields(picture, { page: isText, file: isText }))(answer);
}
