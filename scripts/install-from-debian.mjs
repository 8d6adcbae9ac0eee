import { run } from "./run.mjs";

/**
 * Installs packages on Debian or a system based on it.
 *
 * @param {readonly string[]} names
 * @throws if a command fails
 */
export async function installFromDebian(...names) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const [command = "apt-get", ...rest] = [...sudo, "apt-get"];
  await run(command, [...rest, "update", "-qq"]);
  await run(command, [...rest, "install", "-y", "-qq", "--no-install-recommends", ...names]);
}
