import { spawn } from "node:child_process";

/**
 * Serves the built site on a free port, with its real headers.
 *
 * @returns {Promise<{ address: string, stop: () => void }>}
 * @throws if the server ends before it answers
 */
export function serveBuiltSite() {
  const server = spawn(process.execPath, ["--import", "tsx", "src/commands/serve/cli.ts"], {
    env: { ...process.env, PORT: "0" },
  });
  return new Promise((resolve, reject) => {
    server.once("exit", () => reject(new Error("The built site could not be served")));
    server.stderr.pipe(process.stderr);
    server.stdout.on("data", (text) => {
      const [address] = /https?:\/\/\S+/.exec(String(text)) ?? [];
      if (address) resolve({ address: address.replace(/\/$/, ""), stop: () => server.kill() });
    });
  });
}
