import { membersFormat } from "../../domain/directory/member-index";
import { DataFile } from "../loading/DataFile";

/** All members, by id. */
export const memberIndexFile = new DataFile(membersFormat);
