import { parse } from "../../domain/directory/member-index";
import { dataFile } from "../loading/data-file";

/** All members, with the fields that lists and the login need. */
export const memberIndexFile = dataFile(parse);
