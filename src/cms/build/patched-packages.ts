import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseJson } from "../../domain/shape";
import { isJsonObject } from "../../model/schema/json-object";

const NOTE = "node_modules/decap-cms-app/node_modules/decap-cms-core/.patch-package.json";

/**
 * Applies what `patches/` changes in Decap, unless it is applied: `npm ci --ignore-scripts` leaves it out.
 *
 * @throws Error in words for the maintainer if other patches are applied, or Decap has changed
 */
export function patchPackages(): void {
  const wanted = readdirSync("patches")
    .filter((file) => file.endsWith(".patch"))
    .sort()
    .map(
      (file) =>
        `${file} ${createHash("sha256")
          .update(readFileSync(path.join("patches", file)))
          .digest("hex")}`,
    );
  if (wanted.join() === appliedPatches().join()) return;
  try {
    execFileSync(process.execPath, ["node_modules/patch-package/index.js", "--error-on-fail"], { stdio: "pipe" });
  } catch (error) {
    const details = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
    throw new Error(`The patches of Decap can't be applied. Run npm ci, then try again.\n${details}`, { cause: error });
  }
}

function appliedPatches(): string[] {
  let note: unknown;
  try {
    note = parseJson(readFileSync(NOTE, "utf8"));
  } catch {
    return [];
  }
  const patches = isJsonObject(note) && Array.isArray(note.patches) ? note.patches : [];
  return patches.flatMap((patch: unknown) =>
    isJsonObject(patch) && patch.didApply === true
      ? [`${String(patch.patchFilename)} ${String(patch.patchContentHash)}`]
      : [],
  );
}
