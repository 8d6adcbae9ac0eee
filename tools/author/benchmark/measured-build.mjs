import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** How often the memory is looked at, in ms. */
const INTERVAL = 250;

/** Resident bytes of a process and of all processes it started; undefined without /proc. */
function residentBytes(root) {
  try {
    const processes = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        try {
          const status = readFileSync(`/proc/${id}/status`, "utf8");
          const number = (field) => Number(new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? 0);
          return [{ id: Number(id), parent: number("PPid"), bytes: number("VmRSS") * 1024 }];
        } catch {
          return [];
        }
      });
    const family = new Set([root]);
    for (let size = 0; size !== family.size;) {
      size = family.size;
      for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
    }
    return processes.filter(({ id }) => family.has(id)).reduce((sum, { bytes }) => sum + bytes, 0);
  } catch {
    return undefined;
  }
}

/**
 * Runs a command that builds a site.
 *
 * @param {readonly string[]} command its first part is run by Node
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<{ seconds: number, peak: number | undefined }>} `peak` in bytes, of all its processes together
 * @throws with the end of its output if it fails
 */
export function measuredBuild(command, { cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, command, { cwd, env: { ...process.env, ...env } });
    let output = "";
    let peak;
    const watch = setInterval(() => {
      const bytes = residentBytes(child.pid);
      if (bytes !== undefined) peak = Math.max(peak ?? 0, bytes);
    }, INTERVAL);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (output = (output + text).slice(-4000)));
    child.on("error", reject);
    child.on("exit", (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, peak });
      else reject(new Error(`The build ended with ${code}:\n${output}`));
    });
  });
}
