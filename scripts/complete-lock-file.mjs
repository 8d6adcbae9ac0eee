import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { missingOptionalPackages, withOptionalPackages } from "./lock-file/optional-packages.mjs";

const help = `node scripts/complete-lock-file.mjs

Adds the optional packages of all other systems to package-lock.json. npm leaves them out if the registry in use
does not have them. Without them \`npm ci\` fails. Run it after each \`npm install\`.`;

if (process.argv.includes("--help")) {
  console.log(help);
} else {
  const file = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingOptionalPackages(lock);
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(withOptionalPackages(lock), null, 2)}\n`);
  console.log(missing.length === 0 ? "The lock file is complete." : `Added ${missing.length} optional packages.`);
}
