import { useEffect, useState } from "react";
import { unpackMembers, type DirectoryMember } from "../domain/directory/member-index";

/** What has been loaded stays for the visit, by its address. */
const loaded = new Map<string, readonly DirectoryMember[]>();

/** All members, loaded once they are needed; undefined until then. */
export function useMemberIndex(address: string, isNeeded: boolean) {
  const [members, setMembers] = useState(() => loaded.get(address));
  const [hasFailed, setFailed] = useState(false);
  const isLoading = isNeeded && !members && !hasFailed;

  useEffect(() => {
    if (!isLoading) return undefined;
    const abandonment = new AbortController();
    loadMembers(address, abandonment.signal).then(setMembers, () => {
      if (!abandonment.signal.aborted) setFailed(true);
    });
    return () => abandonment.abort();
  }, [address, isLoading]);

  return { members, isLoading, hasFailed, retry: () => setFailed(false) };
}

/** All members, by id; throws where the list can't be loaded. */
export async function loadMembers(address: string, signal?: AbortSignal): Promise<readonly DirectoryMember[]> {
  const known = loaded.get(address);
  if (known) return known;
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const members = unpackMembers(await response.json());
  if (!members) throw new Error(`${address} is no list of members`);
  loaded.set(address, members);
  return members;
}
