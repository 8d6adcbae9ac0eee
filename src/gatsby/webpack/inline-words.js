/** A loader of webpack that writes the words of the interface into a source file (`src/words/inline-words.ts`). */
module.exports = function inlineWords(source) {
  return this.getOptions().inline(source);
};
