import { name, parse } from "../../domain/my-class/courses-format";
import { dataFile } from "../../hooks/loading/data-file";

/** All courses. */
export const coursesFile = dataFile({ name, parse });
