import { describeCases } from "../describe-cases";
import { linesFor } from "./lines-for";

describeCases("tests/unit/content/check/cases", linesFor);
