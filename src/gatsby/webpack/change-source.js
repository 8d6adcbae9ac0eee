/** A loader of webpack that changes a source file by a function. */
module.exports = function changeSource(source) {
  return this.getOptions().change(source);
};
