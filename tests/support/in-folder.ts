import { changeBuildInfo } from "./build-info";

/** For the rest of a test, makes the code behave as in a site that was built for a folder of its host. */
export function inFolder(folder: string): void {
  changeBuildInfo({ basePath: folder });
}

/** Call it in the file or `describe` whose tests use `inFolder`. */
export function leaveFolderAfterEach(): void {
  afterEach(() => inFolder(""));
}
