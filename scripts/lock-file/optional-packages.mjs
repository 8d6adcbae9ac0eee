/**
 * The optional packages that a lock file does not list. npm leaves out those that the current registry lacks.
 *
 * @param {import("./lock-file.d.ts").LockFile} lock
 * @returns {import("./lock-file.d.ts").MissingPackage[]}
 */
export function missingOptionalPackages({ packages }) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isListed(packages, parent, name))
      .map(([name, version]) => ({ name, version, parent })),
  );
}

/**
 * The lock file with an entry for each of them. The entries have no integrity hash, because the current registry does
 * not have the packages.
 *
 * @param {import("./lock-file.d.ts").LockFile} lock
 * @returns {import("./lock-file.d.ts").LockFile}
 * @throws if a version is a range, or the name of a package does not contain its system
 */
export function withOptionalPackages(lock) {
  const added = missingOptionalPackages(lock).map(({ name, version, parent }) => {
    if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      throw new Error(
        `package-lock.json: '${parent}' depends on '${name}' in the range '${version}'; expected one version`,
      );
    const { dev } = lock.packages[parent] ?? {};
    return [`node_modules/${name}`, { version, ...platformOf(name), ...(dev && { dev }), optional: true }];
  });
  const entries = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(entries) };
}

/** True if a package finds another one in the places where Node looks. */
function isListed(packages, parent, name) {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (`${folder && `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === "") return false;
  }
}

const systems = ["darwin", "linux", "win32", "windows", "freebsd", "android", "openharmony"];
const processors = ["arm64", "arm", "x64", "ia32", "ppc64", "s390x", "riscv64", "loong64"];

/**
 * The system that a package is for, read from its name: `@swc/core-linux-arm-gnueabihf`.
 *
 * @param {string} name
 * @returns {{ cpu: string[], libc?: string[], os: string[] }}
 * @throws if the name contains no system or processor
 */
function platformOf(name) {
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
