import { coursesFormat } from "../../domain/my-class/course";
import { DataFile } from "../../hooks/loading/DataFile";

/** All courses. */
export const coursesFile = new DataFile(coursesFormat);
