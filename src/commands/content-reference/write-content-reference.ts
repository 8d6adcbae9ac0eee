import { replaceFile } from "../../outputs/writing/replace-file";
import { renderContentReference } from "./render-content-reference";

/** Where the editors' reference is in the project. */
const file = "docs/content.md";

void replaceFile(file, renderContentReference()).then(() => console.log(`${file} is current`));
