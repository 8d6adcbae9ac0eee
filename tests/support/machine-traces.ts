/** The traits of the computer that built a site. */
export interface Machine {
  /** Absolute paths of folders that builds read: the project, the content. */
  readonly folders: readonly string[];
  readonly home: string;
  readonly hostName: string;
}

/** Folders of a project; a short path such as `/app` is only a trace before one of them. */
const PARTS = "src|content|node_modules|public|static|tests|scripts|\\.cache";

/** The traces of the computer in a text, each with its context; empty if there are none. */
export function machineTraces(text: string, machine: Machine): string[] {
  return patterns(machine).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 80)),
  );
}

function patterns({ folders, home, hostName }: Machine): RegExp[] {
  return [
    ...folders.map((folder) => starting(spellings(folder), isLong(folder) ? "" : `[\\\\/]+(?:${PARTS})\\b`)),
    starting(spellings(home), "[\\\\/]"),
    // A host may be called `vm` or `archlinux`, which are too common to be traces.
    ...(/^(?=.*[\d.-]).{6,}$/.test(hostName) ? [new RegExp(`(?<![\\w.-])${escaped(hostName)}(?![\\w-])`, "gi")] : []),
  ];
}

const isLong = (folder: string) => folder.split(/[\\/]+/).filter(Boolean).length > 1;

/** A path of the file system, not the end of an address or of another path. */
function starting(paths: string, rest: string): RegExp {
  return new RegExp(`(?<![\\w.~%-]|\\w[\\\\/])(?:${paths})${rest}`, "g");
}

/** A path unchanged, with forward slashes, and escaped as in JSON and scripts. */
function spellings(folder: string): string {
  const forms = [folder, folder.replaceAll("\\", "/"), folder.replaceAll("\\", "\\\\")];
  return [...new Set(forms)].map(escaped).join("|");
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
