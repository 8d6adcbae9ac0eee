import { run } from "./run.mjs";
import { setup } from "./setup.mjs";

const help = `npm start

Installs what is missing, builds the site and serves it on http://localhost:9000.

  PORT         another port
  HOST         another address to listen on (default: 127.0.0.1, this computer only)
  CONTENT_DIR  another content tree (default: content)
  SITE_URL     the address of the site, which may include a folder
               (default: what the host reports, otherwise baseUrl of site/club.json)`;

if (process.argv.includes("--help")) {
  console.log(help);
} else {
  try {
    await setup();
    await run("npm", ["run", "--silent", "build"]);
    await run("npm", ["run", "--silent", "serve"]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
