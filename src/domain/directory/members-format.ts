/** The file of all members, which /member shows, searches and ranks. */
export const name = "members";

export { packMembers as pack, unpackMembers as parse } from "./member-index";
