import { name, parse } from "../../domain/my-class/courses-format";
import { DataFile } from "../../hooks/loading/DataFile";

/** All courses. */
export const coursesFile = new DataFile({ name, parse });
