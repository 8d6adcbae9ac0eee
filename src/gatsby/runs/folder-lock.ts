import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { propertyOf } from "../../domain/shape";

/**
 * Makes this process the only one that builds or develops in a folder. The system releases the lock when the process
 * ends, however it ends, so that nothing can block the next one.
 *
 * @throws Error in words for the maintainer if another process has the lock
 */
export async function lockFolder(project: string): Promise<void> {
  const address = addressOf(project);
  if (await listen(address)) return;
  // On some systems, the address of a killed process stays, but does not answer.
  if (!(await answers(address))) {
    rmSync(address, { force: true });
    if (await listen(address)) return;
  }
  throw new Error(
    `Another build or development server is using ${project}. Wait until it has ended, or stop it; then try again.`,
  );
}

function addressOf(project: string): string {
  const name = `club-site-${createHash("sha256").update(realpathSync(project)).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

/** Resolves to true if the address was free. */
function listen(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => {
      if (propertyOf(error, "code") === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(true);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
