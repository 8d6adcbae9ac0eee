import { sheet } from "../../src/model/kinds/sheet";

/** The fields of a problem in a sheet. */
export const problemSchema = sheet.schema.shape.problems.unwrap().element;
