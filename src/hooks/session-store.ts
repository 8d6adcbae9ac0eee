import { parseSession, SESSION_KEY, type SignedInMember } from "../domain/session";

/** Who is signed in: `member` is absent if nobody is. The same object as long as nothing changes. */
export interface Session {
  readonly member: SignedInMember | undefined;
}

const signedOut: Session = { member: undefined };

let session: Session | undefined;
/** The storage took nothing: the session lasts as long as the page. */
let isUnkept = false;
const listeners = new Set<() => void>();

function readStorage(): Session {
  try {
    const text = localStorage.getItem(SESSION_KEY);
    if (text === null) return signedOut;
    const member = parseSession(text);
    // Broken, or another program's: nobody is told, for nobody can do anything about it.
    if (!member) localStorage.removeItem(SESSION_KEY);
    return member ? { member } : signedOut;
  } catch {
    return signedOut;
  }
}

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function readAgain(): void {
  if (isUnkept) return;
  const next = readStorage();
  if (JSON.stringify(next) !== JSON.stringify(session)) change(next);
}

/** Another tab signed in or out, or emptied the storage. */
function onStorage({ key }: StorageEvent): void {
  if (key !== SESSION_KEY && key !== null) return;
  isUnkept = false;
  readAgain();
}

export function currentSession(): Session {
  session ??= readStorage();
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", onStorage);
    // A page that comes back out of the browser's cache has heard of nothing.
    window.addEventListener("pageshow", readAgain);
  }
  listeners.add(listener);
  readAgain();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", readAgain);
  };
}

export function signIn(member: SignedInMember): void {
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify(member));
    isUnkept = false;
  } catch {
    // Full: nobody who was there before shall come back with the next page.
    forget();
    isUnkept = true;
  }
  change({ member });
}

export function signOut(): void {
  isUnkept = false;
  forget();
  change(signedOut);
}

function forget(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}
