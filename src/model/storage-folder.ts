/** The variable that says scripts with what the keys of the browser's storage begin (`storageFolder`). */
export const STORAGE_FOLDER_VARIABLE = "GATSBY_STORAGE_FOLDER";

/** Empty for a site that has its host for itself. A constant: esbuild leaves it out of the scripts of such a site. */
export const STORAGE_FOLDER = process.env.GATSBY_STORAGE_FOLDER ?? "";
