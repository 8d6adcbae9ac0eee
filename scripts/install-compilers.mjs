import { spawnSync } from "node:child_process";
import { installFromDebian } from "./install-from-debian.mjs";

const help = `node scripts/install-compilers.mjs

Installs g++ and Python, which run the programs of the courses in \`npm test -- author\`, if they are missing.`;

const programs = { "g++": ["g++", "libc6-dev"], python3: ["python3-minimal", "libpython3-stdlib"] };

/** Installs what is missing, and prints what can't be installed. */
async function installCompilers() {
  for (const [program, packages] of Object.entries(programs)) {
    if (spawnSync(program, ["--version"]).status === 0) continue;
    console.log(`Installing ${program} for the programs of the courses…`);
    await installFromDebian(...packages).catch((error) =>
      console.log(`${program} can't be had here (${error.message}): its programs are not run.`),
    );
  }
}

if (process.argv.includes("--help")) console.log(help);
else await installCompilers();
