import { closeSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { HEAD_LENGTH } from "../../model/files/file-format";
import type { HeadOf } from "../rules/check-references";
import type { ContentTree } from "../content-tree";

/** Reads the first bytes of the files of a tree, each file once; undefined for a file that can't be read. */
export function headReader({ directory, folders }: ContentTree): HeadOf {
  const entries = [...folders.values()].flat();
  // Links that lead out of the tree are not followed.
  const unsafe = new Set(entries.filter(({ type }) => type === "broken").map((entry) => entry.path));
  const known = new Map<string, Uint8Array | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, unsafe.has(file) ? undefined : readHead(path.join(directory, file)));
    return known.get(file);
  };
}

function readHead(file: string): Uint8Array | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, "r");
    const head = Buffer.alloc(HEAD_LENGTH);
    return head.subarray(0, readSync(descriptor, head));
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
