const systems = ["darwin", "linux", "win32", "windows", "freebsd", "android", "openharmony"];
const processors = ["arm64", "arm", "x64", "ia32", "ppc64", "s390x", "riscv64", "loong64"];

/**
 * The system that a package is for, read from its name: `@swc/core-linux-arm-gnueabihf`.
 *
 * @param {string} name
 * @returns {{ cpu: string[], libc?: string[], os: string[] }}
 * @throws if the name contains no system or processor
 */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const named = systems.find((word) => words.includes(word));
  const system = named === "windows" ? "win32" : named;
  const processor = processors.find((word) => words.includes(word));
  if (!system || !processor) throw new Error(`package-lock.json: the name '${name}' contains no known system`);
  const libc = system === "linux" ? libcOf(words) : undefined;
  return { cpu: [processor], ...(libc && { libc: [libc] }), os: [system] };
}

/** @param {string[]} words */
function libcOf(words) {
  if (words.some((word) => word.startsWith("musl"))) return "musl";
  return words.some((word) => word.startsWith("gnu")) ? "glibc" : undefined;
}
