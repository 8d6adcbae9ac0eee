import module from "node:module";
import { runGatsby } from "./build/run-gatsby.mjs";

const help = `npm run build [-- --verbose]

Checks the content and builds the site into public/.

  CONTENT_DIR  another content tree (default: content)
  SITE_URL     the address of the site, which may include a folder
               (default: what the host reports, otherwise baseUrl of site/club.json)`;

if (process.argv.includes("--help")) {
  console.log(help);
} else {
  // From Node 22 on, it and the processes it starts load Gatsby faster the second time.
  module.enableCompileCache?.();
  const compiled = module.getCompileCacheDir?.();
  if (compiled !== undefined) process.env.NODE_COMPILE_CACHE ??= compiled;
  // In a log, Gatsby's progress display only leaves escape codes, and drawing it takes time.
  if (!process.stdout.isTTY) process.env.GATSBY_LOGGER ??= "yurnalist";
  await runGatsby("build", "--prefix-paths");
}
