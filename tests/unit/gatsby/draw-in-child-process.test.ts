import childProcess, { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { drawInChildProcess } from "../../../src/gatsby/share-pictures/draw-in-child-process";
import { emptyFolder } from "../../support/temporary-folder";

const drawing = { texts: [{ path: "/events/x", kind: "Event", title: "A title", facts: "" }], clubName: "Club" };

const folder = emptyFolder();

/** The outcome of a process that runs this code. */
function drawnBy(code: string): ReturnType<typeof drawInChildProcess> {
  const program = path.join(folder, "program.js");
  writeFileSync(program, code);
  return drawInChildProcess(drawing, program);
}

const answer = (code: string) =>
  `process.once("message", ({ texts }) => process.send(${code}, () => process.disconnect()));`;

describe("The process that draws share pictures", () => {
  it("is told what to draw, and answers with where the pictures are", async () => {
    const pictures = await drawnBy(answer("texts.map(({ path, title }) => ({ page: path, file: title + '.jpg' }))"));
    expect(pictures).toEqual([{ page: "/events/x", file: "A title.jpg" }]);
  });

  it("ends the build if it ends itself", async () => {
    await expect(drawnBy("process.exit(3);")).rejects.toThrow(
      "The share pictures were not drawn: the process ended with 3.",
    );
  });

  it("ends the build if it answers with anything else", async () => {
    await expect(drawnBy(answer("[{ page: '/events/x' }]"))).rejects.toThrow("the process gave a wrong answer");
  });

  it("is heard even if its end is noticed first, as on a busy computer", async () => {
    const child = new ChildProcess();
    child.send = () => true;
    const fork = jest.spyOn(childProcess, "fork").mockReturnValue(child);
    const drawn = drawInChildProcess(drawing, "program.js");
    fork.mockRestore();
    child.emit("exit", 0, null);
    child.emit("message", [{ page: "/", file: "x.jpg" }]);
    child.emit("close", 0, null);
    expect(await drawn).toEqual([{ page: "/", file: "x.jpg" }]);
  });

  it("makes way for Gatsby, which waits for nothing else", async () => {
    const pictures = await drawnBy(answer("[{ page: '/', file: String(require('node:os').getPriority()) }]"));
    expect(Number(pictures[0]?.file)).toBe(Math.max(10, os.getPriority()));
  });
});
