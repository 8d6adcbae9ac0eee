import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setup } from "./setup.mjs";

const help = `npm run edit

Starts the site with its editor, only on this computer and without an account:

  http://localhost:8000        the site; it shows every change
  http://localhost:8000/admin  the editor; it saves into the content folder

Only this computer can reach them. The helper lets only this site's editor write, and only content.

  PORT         another port for the site
  CMS_PORT     another port for the helper that writes files (default: 8081)
  CONTENT_DIR  another content tree (default: content)`;

const sitePort = process.env.PORT || "8000";
const helperPort = process.env.CMS_PORT || "8081";

/** Starts a Node program of this project; when one ends, all are stopped. */
function start(program, environment) {
  const child = spawn(process.execPath, program, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  child.on("exit", (code) => stop(code ?? 1));
  return child;
}

const running = [];

function stop(code) {
  // The exit code of the first one counts, since the others are stopped because of it.
  process.exitCode ??= code;
  for (const child of running.splice(0)) child.kill();
}

/** Otherwise Gatsby would use another port, which the helper does not know. */
function refuseTakenPort(port, variable) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    const advice = `Port ${port} is in use: close the program that listens there, or choose another with ${variable}.`;
    probe.once("error", () => reject(new Error(advice)));
    probe.listen(Number(port), "127.0.0.1", () => probe.close(resolve));
  });
}

async function edit() {
  await setup();
  await refuseTakenPort(sitePort, "PORT");
  await refuseTakenPort(helperPort, "CMS_PORT");
  running.push(
    // Not through npm, which would exit before its program.
    start(["node_modules/tsx/dist/cli.mjs", "src/commands/edit/cli.ts", helperPort, sitePort]),
    start(["node_modules/gatsby/cli.js", "develop", "--host", "127.0.0.1", "--port", sitePort], {
      CMS_LOCAL_API: `http://127.0.0.1:${helperPort}/api/v1`,
      // The place of the content in a hosted repository does not matter on this computer.
      CMS_CONTENT_DIR: undefined,
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
