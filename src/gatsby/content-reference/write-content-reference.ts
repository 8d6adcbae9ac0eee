import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { renderContentReference } from "./render-content-reference";

/** Where the editors' reference stands in the project. */
const file = "docs/content.md";

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, renderContentReference());
console.log(`${file} is current`);
