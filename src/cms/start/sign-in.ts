import type { Place } from "../configuration/backend";
import { USER_KEY } from "../decap/user-key";
import { siteStorage } from "./first-storage";
import { replaceStorage, TabStorage } from "./tab-storage";

/**
 * Signs in to the sandbox or the files of this computer, which need no account. Only this tab knows of that: others
 * may be signed in to the hosted editor, or sign out of it, meanwhile.
 *
 * @throws Error in words for the editor if the place needs an account and the browser would not remember it
 */
export function prepareSignIn(place: Exclude<Place, { readonly name: "nowhere" }>): void {
  if (place.name === "hosted") {
    if (siteStorage) return;
    throw new Error(
      "This browser blocks storage for this site, and signing in needs it. Allow cookies and site data for this address in the browser's settings, then try again.",
    );
  }
  if (place.name === "local" && siteStorage) replaceStorage(new TabStorage((key) => key === USER_KEY, siteStorage));
  localStorage.setItem(USER_KEY, JSON.stringify({ backendName: place.backend.name }));
}
