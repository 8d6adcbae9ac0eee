import { name, parse } from "../../domain/directory/members-format";
import { dataFile } from "../loading/data-file";

/** All members, by id. */
export const memberIndexFile = dataFile({ name, parse });
