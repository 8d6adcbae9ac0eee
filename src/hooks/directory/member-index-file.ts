import { name, parse } from "../../domain/directory/members-format";
import { DataFile } from "../loading/DataFile";

/** All members, by id. */
export const memberIndexFile = new DataFile({ name, parse });
