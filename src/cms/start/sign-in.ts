import type { Place } from "../configuration/backend";

/** The storage entry in which Decap keeps the signed-in user, with the token of the hosted repository. */
export const USER_KEY = "decap-cms-user";

export function prepareSignIn(place: Exclude<Place, { readonly name: "nowhere" }>): void {
  if (place.name !== "hosted") localStorage.setItem(USER_KEY, JSON.stringify({ backendName: place.backend.name }));
}
