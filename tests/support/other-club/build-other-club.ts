import path from "node:path";
import { buildSiteIn } from "../build-site-in";
import { writeOtherClub } from "./other-club";

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("Name the folder to build in");
void buildSiteIn(path.resolve(directory), writeOtherClub);
