/** The traits of the machine that built a site. */
export interface Machine {
  /** Absolute paths of folders that builds read: the project, the content. */
  readonly folders: readonly string[];
  readonly home: string;
  readonly hostName: string;
}

/** Folders of a project; a short path such as `/app` is a trace only in front of one of them. */
const PARTS = "src|content|node_modules|public|static|tests|scripts|\\.cache";

/** The traces of the machine in a text, each with what is around it; empty if it holds none. */
export function machineTraces(text: string, machine: Machine): string[] {
  return patterns(machine).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 80)),
  );
}

function patterns({ folders, home, hostName }: Machine): RegExp[] {
  return [
    ...folders.map((folder) => starting(spellings(folder), isLong(folder) ? "" : `[\\\\/]+(?:${PARTS})\\b`)),
    starting(spellings(home), "[\\\\/]"),
    // A host may be called `vm` or `archlinux`: such words say nothing.
    ...(/^(?=.*[\d.-]).{6,}$/.test(hostName) ? [new RegExp(`(?<![\\w.-])${escaped(hostName)}(?![\\w-])`, "gi")] : []),
  ];
}

const isLong = (folder: string) => folder.split(/[\\/]+/).filter(Boolean).length > 1;

/** A path of the file system, not the end of an address or of another path. */
function starting(paths: string, rest: string): RegExp {
  return new RegExp(`(?<![\\w.~%-]|\\w[\\\\/])(?:${paths})${rest}`, "g");
}

/** A path as it is, with forward slashes, and as JSON and scripts write it. */
function spellings(folder: string): string {
  const forms = [folder, folder.replaceAll("\\", "/"), folder.replaceAll("\\", "\\\\")];
  return [...new Set(forms)].map(escaped).join("|");
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
