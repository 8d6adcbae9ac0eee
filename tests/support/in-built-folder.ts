import { siteFolder } from "../../src/commands/serve/built-site";
import { changeBuildInfo } from "./build-info";
import { publicDirectory } from "./built-site";

/** The site under test may have been built for a folder of its host; then addresses that tests expect are in it too. */
changeBuildInfo({ basePath: siteFolder(publicDirectory) });
