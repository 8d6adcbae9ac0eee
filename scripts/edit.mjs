import { spawn } from "node:child_process";
import path from "node:path";
import { run } from "./run.mjs";
import { setup } from "./setup.mjs";

const help = `npm run edit

The site with its editor, on this computer alone and without an account:

  http://localhost:8000        the site; it follows every change
  http://localhost:8000/admin  the editor; what is saved there is written into the content folder

  PORT         another port for the site
  CMS_PORT     another port for the helper that writes files (default: 8081)
  CONTENT_DIR  another content tree (default: content)`;

const sitePort = process.env.PORT || "8000";
const helperPort = process.env.CMS_PORT || "8081";

/** The folder that the helper may write in: this project, or the content where that lies elsewhere. */
function repository() {
  const content = path.resolve(process.env.CONTENT_DIR || "content");
  return content.startsWith(process.cwd() + path.sep) ? process.cwd() : content;
}

/** Starts a program of this project; when one ends, all do. */
function start(command, commandArguments, environment) {
  const child = spawn(command, commandArguments, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  child.on("exit", (code) => stop(code ?? 1));
  return child;
}

const running = [];

function stop(code) {
  process.exitCode = code;
  for (const child of running.splice(0)) child.kill();
}

async function edit() {
  await setup();
  await run("npm", ["run", "--silent", "check-content"]);
  running.push(
    start(process.execPath, [path.join("node_modules", "decap-server", "dist", "index.js")], {
      BIND_HOST: "127.0.0.1",
      PORT: helperPort,
      MODE: "fs",
      GIT_REPO_DIRECTORY: repository(),
    }),
    // Not through npm, which would end without its program.
    start(process.execPath, [path.join("node_modules", "gatsby", "cli.js"), "develop", "--port", sitePort], {
      CMS_LOCAL_API: `http://127.0.0.1:${helperPort}/api/v1`,
    }),
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));
}

if (process.argv.includes("--help")) {
  console.log(help);
} else {
  edit().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
