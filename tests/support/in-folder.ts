/** Lets the code believe, for the rest of a test, that the site was built for a folder of its host. */
export function inFolder(folder: string): void {
  process.env.GATSBY_BASE_PATH = folder;
}

/** Call it in the file or `describe` whose tests use `inFolder`. */
export function leaveFolderAfterEach(): void {
  afterEach(() => {
    delete process.env.GATSBY_BASE_PATH;
  });
}
