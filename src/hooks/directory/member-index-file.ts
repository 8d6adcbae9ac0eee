import { unpackMembers } from "../../domain/directory/member-index";
import { DataFile } from "../loading/DataFile";

/** All members, by id. */
export const memberIndexFile = new DataFile("members", (json) => {
  const members = unpackMembers(json);
  if (!members) throw new TypeError("The file of members holds something else");
  return members;
});
