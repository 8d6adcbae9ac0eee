/** A webpack loader that changes a source file with a function. */
module.exports = function changeSource(source) {
  return this.getOptions().change(source);
};
