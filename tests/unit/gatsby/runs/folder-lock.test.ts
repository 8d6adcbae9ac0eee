import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import { makeFolder } from "../../../support/temporary-folder";

const folder = makeFolder();
const program = `
  const { loadTypeScript } = require("./src/gatsby/load-typescript.js");
  loadTypeScript("src/gatsby/runs/folder-lock.ts").lockFolder(process.argv[1]).then(
    () => { console.log("locked"); process.stdin.resume(); },
    ({ message }) => console.log(message),
  );
`;
const children: ChildProcess[] = [];
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
}

/** The output of a process that tries to lock a folder. */
async function take(project = folder) {
  const child = spawn(process.execPath, ["-e", program, project], { stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  const said = await new Promise((resolve) => child.stdout.once("data", resolve));
  return { child, said: String(said).trim() };
}

const refusal =
  `Another build or development server is using ${folder}. ` + "Wait until it has ended, or stop it; then try again.";

test("a folder has one build or development server at a time", async () => {
  expect((await take()).said).toBe("locked");
  expect((await take()).said).toBe(refusal);
});

test("a killed process does not block others", async () => {
  const { child } = await take();
  await kill(child);
  expect((await take()).said).toBe("locked");
});

test("another name of the folder is the same folder, and another folder is not", async () => {
  const link = `${folder}-link`;
  symlinkSync(folder, link);
  expect((await take()).said).toBe("locked");
  expect((await take(link)).said).toBe(refusal.replace(folder, link));
  expect((await take(os.tmpdir())).said).toBe("locked");
  rmSync(link);
});
