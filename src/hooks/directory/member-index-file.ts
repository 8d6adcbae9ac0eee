import { parse } from "../../domain/directory/member-index";
import { dataFile } from "../loading/data-file";

/** All members as lists and the login need them. */
export const memberIndexFile = dataFile(parse);
