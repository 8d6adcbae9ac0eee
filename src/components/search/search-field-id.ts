/** The id of the field of /search, to which the shortcut leads where the page is open. */
export const SEARCH_FIELD = "site-search";
