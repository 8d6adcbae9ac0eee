import { DataFile } from "../../hooks/loading/DataFile";
import { parseCourses } from "./course";

/** All courses. */
export const coursesFile = new DataFile("courses", parseCourses);
