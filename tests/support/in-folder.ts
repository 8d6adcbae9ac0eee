import { changeBuildInfo } from "./build-info";

/** Lets the code believe, for the rest of a test, that the site was built for a folder of its host. */
export function inFolder(folder: string): void {
  changeBuildInfo({ basePath: folder });
}

/** Call it in the file or `describe` whose tests use `inFolder`. */
export function leaveFolderAfterEach(): void {
  afterEach(() => inFolder(""));
}
