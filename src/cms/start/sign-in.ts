import type { Place } from "../configuration/backend";

/** The entry of the browser's storage in which Decap keeps who is signed in, with the token of the hosted repository. */
export const USER_KEY = "decap-cms-user";

export function prepareSignIn(place: Exclude<Place, { readonly name: "nowhere" }>): void {
  if (place.name !== "hosted") localStorage.setItem(USER_KEY, JSON.stringify({ backendName: place.backend.name }));
}
