/** The file of all ratings as they were when the site was built. */
export const name = "ratings";

export { packSnapshot as pack, unpackSnapshot as parse } from "./snapshot";
