/** What pages say to the index of the search, beside their text. */
export const searchMarks = {
  /** The metadata with words by which a page is found besides those in its text (`hiddenWords`). */
  words: "words",
  /** The same for its title. */
  titleWords: "title-words",
  /** The values of the filter `part`. */
  list: "list",
  home: "home",
} as const;
