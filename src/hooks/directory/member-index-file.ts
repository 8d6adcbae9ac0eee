import { name, parse } from "../../domain/directory/member-index";
import { dataFile } from "../loading/data-files";

/** All members, by id. */
export const memberIndexFile = dataFile({ name, parse });
