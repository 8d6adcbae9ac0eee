import { sheet } from "../../src/model/kinds/sheet";

/** What a sheet says about each of its problems. */
export const problemSchema = sheet.schema.shape.problems.unwrap().element;
