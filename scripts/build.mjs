import { accessSync, constants } from "node:fs";
import module, { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

const help = `npm run build [-- --verbose]

Checks the content and builds the site into public/, as 'npx gatsby build' does, a little faster.

  CONTENT_DIR  another content tree (default: content)
  SITE_URL     the address of the site, which may include a folder
               (default: what the host reports, otherwise baseUrl of site/club.json)`;

if (process.argv.includes("--help")) {
  console.log(help);
} else {
  // From Node 22 on, this process and its child processes load Gatsby faster the second time.
  module.enableCompileCache?.();
  const compiled = module.getCompileCacheDir?.();
  if (compiled !== undefined) process.env.NODE_COMPILE_CACHE ??= compiled;
  // In a log, Gatsby's progress display only leaves escape codes and takes time.
  if (!process.stdout.isTTY) process.env.GATSBY_LOGGER ??= "yurnalist";
  // Gatsby keeps settings in the user's home folder, which may not exist on servers.
  try {
    accessSync(os.homedir(), constants.W_OK);
  } catch {
    process.env.XDG_CONFIG_HOME ??= path.resolve("node_modules/.cache/settings");
  }
  process.argv.splice(2, 0, "build");
  createRequire(import.meta.url)("gatsby/cli.js");
}
